# The first lessons: what is said at each step, in the order in which it is said.

## Doggy Bag

lesson-doggy_bag-welcome = You are a street dog. By day Fagin makes you put bones into his bag; while he dozes you steal them back. The dog with the most valuable stolen bones wins.
lesson-doggy_bag-loot = The coins say: two bones from each dog, and nobody sees which. Give a red one, worth 2 points, which you hope to steal back, and a black one: a trap for the others. Touch both behind your screen, then the button.
lesson-doggy_bag-role = Now each dog takes a token. Its number is how many bones you must draw, and the highest number draws first. A black bone ends your try. Three is bold enough, and the Pickpocket may draw one bone in safety at once.
lesson-doggy_bag-bank = Rose wanted five bones, met a black one and lost the rest. So it was your turn, and your three bones are clean. You could risk one more. Better keep what you have!
lesson-doggy_bag-again = Your bones now lie in front of your screen: only those score. A new turn, three bones each. Part with cheap ones, and with a black one.
lesson-doggy_bag-mole = This time take the Mole, who may look into the bag. But four bones are a lot. Let us see how it goes.
lesson-doggy_bag-caught = Caught! Your second bone was black. It lies in front of you now; a third one would throw you out of the game. But you saw three black bones in the bag, and all three have come out. What is left is clean: add two good bones.
lesson-doggy_bag-hothead = You know almost the whole bag: only the four bones that the others have just put in are a secret. Be a Hothead! Choose a token and turn it over: then you say yourself how many bones you draw, 8 or more.
lesson-doggy_bag-announce = Announce eight. The Hothead draws before everybody else.
lesson-doggy_bag-haul = Eight bones and not one of them black: 15 points! Do not be greedy now. Keep them.
lesson-doggy_bag-traps = You are ahead, so let the others stumble: give two grey bones, worth little, and your last black one.
lesson-doggy_bag-bootlicker = Take number 0, the Bootlicker: he makes one of your black bones disappear. With 0 you come last and have nothing to draw.
lesson-doggy_bag-gluttony = Both others were caught, so your turn has come after all. Try Gluttony: draw one bone more. If it is not black it is yours, and you may take one of the same colour from another dog.
lesson-doggy_bag-steal = A yellow bone, worth 3 points! Betty has a yellow one in front of her screen. Take that one, too.
lesson-doggy_bag-end = You know Doggy Bag now. When nothing is left behind the screens, the bones in front of them are counted. You are well ahead. Can you keep it up?

## Oliver Twist

lesson-oliver_twist-welcome = London, by day. There is one Gang, and all of you lead it in turn through the streets. Each turn is one action: take a token, sell to Fagin, or play a card. After a day and a night the richest wins.
lesson-oliver_twist-tool = To prowl is to take one of the first four tokens along a street, counted from the Gang. Take the dark lantern: it is the first, so it costs nothing. It is a Tool, and will help you at night.
lesson-oliver_twist-evidence = You have a ring already, and rings are worth £4. The next one is the third token in its street. You may take it, but the two that you jump over go into your police file, as evidence.
lesson-oliver_twist-wallet = A Wallet is worth nothing by itself, but it stands for any object you like. And it is the first token, so there is no evidence. Take it.
lesson-oliver_twist-sell = Two rings and a Wallet: three of a kind are a set, and Fagin buys sets. You get their coins and the uppermost reward, £6. The next seller gets less, so be quick. Put the rings on the tray, then sell.
lesson-oliver_twist-character = This token brings you a Character card, which nobody else sees. Take it; you can play the card in a later turn.
lesson-oliver_twist-help = You have drawn the Artful Dodger. He fetches any token that you can see, however far away, and leaves no evidence. Ask him for help: that is your whole turn.
lesson-oliver_twist-grab = What shall he bring? A Wallet fits into every set: take the one in Cheapside.
lesson-oliver_twist-first = Here only one token is left within reach. Take the brooch.
lesson-oliver_twist-bribe = Now there is no token next to the Gang. Pay the police a bribe of £2, and you may put it somewhere else.
lesson-oliver_twist-move = Put the Gang in Whitechapel, and take the rope from there: another kind of Tool. You jump over two tokens for it, but you will be glad of it at night.
lesson-oliver_twist-evening = Let the rest of the day go by. It ends when somebody can do nothing more. Then the files are opened: the thickest is fined £1 for each type of token in it.
lesson-oliver_twist-light = Your file had 14 tokens, Bet's had 15: she paid £6! Now it is night, and all tokens lie face down. You have the least money, so you light the first street. Choose where the light begins.
lesson-oliver_twist-corner = At a corner you decide which way the light goes on. It turns up twelve tokens in all.
lesson-oliver_twist-begin = You also say who begins. Say yourself: a burglary lies right beside the Gang.
lesson-oliver_twist-burglary = With a Burglary token you break into a house and draw a card, and one more for each kind of Tool that you have. You have four kinds: take it!
lesson-oliver_twist-keep = Five cards, and one of them is yours. It is money won or lost when the game is over. Keep the £10!
lesson-oliver_twist-spend = A burglary wears out one Tool. Give up the rope; you still have three kinds.
lesson-oliver_twist-end = You know Oliver Twist now. When the night is over the files are opened once more, the Burglary cards are counted, and the richest wins. Will it be you?

## Fagin's Gang

lesson-fagins_gang-welcome = You command five urchins. Be the first to bring three of them home to Fagin, at the top of the streets. Each level of a street costs cubes of its own colour, and each urchin who goes home costs 15 shillings more.
lesson-fagins_gang-market = Each turn you choose one kind of action. You have one cube of each colour and 20 shillings, which will not take you far. The wheel in the middle shows the prices, and green costs only 2. Open the market!
lesson-fagins_gang-buy = Everybody may trade here, one after the other. Buy a green cube: in Bow Street every level costs two of them.
lesson-fagins_gang-second = Whoever opened the market may buy two at a time. Take a second one.
lesson-fagins_gang-pass = Nancy has bought one, too. You have what you need: leave the market.
lesson-fagins_gang-move = Nancy has already sent an urchin to the Thames. Now yours: move urchins. You may do it in up to three streets in one turn.
lesson-fagins_gang-enter = Urchins enter on level 5. On the Thames that costs one blue cube. Nancy's urchin stands there, but this need not stop you.
lesson-fagins_gang-bump = No level holds two urchins, so you push Nancy's away. Home is at the top: push it down!
lesson-fagins_gang-bow = And now Bow Street: level 5 again, for your two green cubes.
lesson-fagins_gang-rob = The round was over and the constables walked: where one stops, he pushes. The one on the Thames has pushed you up a level, which is lucky. Now for some money: steal shillings.
lesson-fagins_gang-shillings = Both of your urchins can steal: touch one after the other. The lower the level, the more shillings; the higher, the more goods.
lesson-fagins_gang-steal = Nancy has pushed you down in Bow Street. Never mind. This time your urchins steal goods.
lesson-fagins_gang-goods = Each level shows what can be stolen there. It is never the colour of its own street, so you need several streets. Touch both urchins again.
lesson-fagins_gang-swap = You may do three things in such a turn. The third is an exchange: any three cubes for one of your choice. Give three purple ones and take a blue one, for the Thames.
lesson-fagins_gang-meanwhile = Let some rounds go by. You and Nancy earn shillings and climb; after each round the constables walk, and the wheel sets new prices.
lesson-fagins_gang-ready = Your urchin on the Thames has climbed to level 1, and you have blue cubes and more than 15 shillings. Time to move.
lesson-fagins_gang-home = One level more and one step beyond: two blue cubes, and 15 shillings for Fagin. Touch his lamp at the top of the Thames.
lesson-fagins_gang-enough = Home! You could move in other streets, too, but keep your cubes for now.
lesson-fagins_gang-end = You know Fagin's Gang now. One urchin is home, and two more will win you the game, if Nancy is not faster.

## Swindler

lesson-swindler-welcome = You are a thief in London. Reserve orders, steal what they ask for, and hand it over for points. Kitty and Silas want the same orders.
lesson-swindler-reserve = A turn begins with reserving, since only orders that you have reserved can be fulfilled. Loose Change asks you to draw a coin in this very turn. Reserve it.
lesson-swindler-second = Lady's Toilette asks for a ring and a necklace. Reserve it too. But beware: others can push you out, and that costs you points.
lesson-swindler-ready = Two orders are enough. Go on to the stealing.
lesson-swindler-bag = There are five bags, each with other things in it. The yellow one has a little of everything and only one skull. Steal there.
lesson-swindler-draw = You draw tile by tile and stop when you like. But a skull takes all your tiles of this colour! The risk is still small: draw again.
lesson-swindler-more = You still need a ring and a coin. Every tile makes the skull a little likelier, but dare it.
lesson-swindler-stop = A ring, a necklace, a key and a coin: all that you need. Stop, and they are yours.
lesson-swindler-fulfil = Now collect your points. Loose Change asked you to draw a coin, and you did. You even keep it.
lesson-swindler-discard = For Lady's Toilette you hand over the ring and the necklace.
lesson-swindler-sell = Nobody ordered the key. But the first dealer buys yellow keys, for 2 points.
lesson-swindler-done = That is all for now. Go on, and new orders come to the table.
lesson-swindler-hire = For a coin you may hire an accomplice, a secret card with a trick. Hire one, and pay with the coin tile that you stole.
lesson-swindler-over = You have drawn the Copycat. Keep it for the right moment: end your turn and watch Kitty.
lesson-swindler-window = Kitty steals from the red bag and has drawn a ring. Now you may answer with a card. The Copycat draws a tile from the same bag for you, without any danger. Play it!
lesson-swindler-end = You know Swindler now. You have a necklace, and the others both met a skull. It goes on like this until somebody has fulfilled enough orders; then the most points win. It is your turn again!
