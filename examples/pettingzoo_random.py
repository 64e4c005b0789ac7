"""Random players in a PettingZoo environment: python examples/pettingzoo_random.py"""

from fagin.adapters.pettingzoo import doggy_bag_v1


def main(seed: int = 1) -> None:
    """Play one game of Doggy Bag at random and print what comes of it."""
    env = doggy_bag_v1(players=4)
    env.reset(seed=seed)
    for agent in env.agents:
        env.action_space(agent).seed(seed)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            print(f"{agent} {reward:+.2f}")
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))


if __name__ == "__main__":
    main()
