"""The report as one HTML file that asks nobody for anything: both languages, day and night, phone and desk."""

from __future__ import annotations

from html import escape
from typing import Final

from fagin.lab.experiment import Experiment
from fagin.lab.report.sections import Section, Table, sections_of
from fagin.lab.report.words import Teller
from fagin.text import LANGUAGES

STYLE: Final = """
:root { --paper: #f4ecd8; --sheet: #fbf6e8; --ink: #2b2118; --rule: #b9a77f; --hatch: #5f7c8a; --bad: #9c2f24; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1c2230; --sheet: #262e40; --ink: #ece4cf; --rule: #4a5570; --hatch: #9db8c6; --bad: #e58a7d; }
}
* { box-sizing: border-box; }
html { color-scheme: light dark; }
body { margin: 0; background: var(--paper); color: var(--ink); padding: 1rem;
  font: 1rem/1.5 "Source Sans 3", "Source Sans Pro", Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1, h2, .sub, nav summary {
  font-family: "IM Fell English", "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; }
h1 { font-size: clamp(1.9rem, 7vw, 3rem); font-weight: 400; line-height: 1.15; margin: 1rem 0 .3rem; }
h2 { font-size: 1.45rem; font-weight: 400; margin: 0 0 .5rem; }
header { text-align: center; border-bottom: 3px double var(--rule); padding-bottom: 1rem; margin-bottom: 1rem; }
.sub { font-style: italic; font-size: 1.15rem; }
nav { margin: 0 0 1rem; line-height: 2; }
nav ul { columns: 16rem; margin: 0; overflow-wrap: anywhere; }
a { color: inherit; }
main { max-width: 52rem; margin: 0 auto; }
section { background: var(--sheet); border: 1.5px solid var(--rule); padding: 1rem 1.1rem; margin: 0 0 1rem; }
#en-verdict, #fr-verdict { border-width: 3px; border-style: double; font-size: 1.1rem; }
p { margin: .4rem 0; }
.note { font-size: .92rem; border-top: 1px solid var(--rule); padding-top: .4rem; margin-top: .8rem; }
.note + .note { border: 0; margin-top: 0; padding-top: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .95rem; margin: .5rem 0; }
th, td { text-align: right; padding: .25rem .6rem; border-bottom: 1px solid var(--rule); }
th:first-child, td:first-child { text-align: left; padding-left: 0; min-width: 7rem; }
td { white-space: nowrap; }
td:first-child { white-space: normal; }
th { font-weight: 600; vertical-align: bottom; }
summary { cursor: pointer; padding: .5rem 0; text-decoration: underline; text-underline-offset: .2em; }
figure { margin: .8rem 0; }
figcaption { font-size: .92rem; font-style: italic; }
svg { width: 100%; max-width: 34rem; height: auto; display: block; }
svg.scales { width: 5rem; margin: 0 auto; fill: none; stroke: var(--ink); stroke-width: 1.5; stroke-linejoin: round; }
svg.scales .pan { fill: url(#hatch); }
svg text { font: 11px system-ui, sans-serif; fill: var(--ink); }
.bar { fill: url(#hatch); stroke: var(--ink); stroke-width: 1; }
.bad { fill: url(#cross); stroke: var(--bad); }
.kind1 { fill: url(#cross-plain); }
.kind2 { fill: var(--sheet); }
.whisker { stroke: var(--ink); stroke-width: 1.5; }
.zero { stroke: var(--ink); stroke-width: 1; }
.ink { stroke: var(--hatch); stroke-width: 1.4; }
.red { stroke: var(--bad); stroke-width: 1.4; }
.defs { position: absolute; width: 0; height: 0; }
.choose { text-align: right; max-width: 52rem; margin: 0 auto; }
.choose label { cursor: pointer; padding: .4rem .6rem; text-decoration: underline; text-underline-offset: .2em; }
.tongue { position: absolute; opacity: 0; }
.tongue:focus-visible ~ .choose { outline: 2px solid var(--ink); }
#tongue-en:checked ~ .fr, #tongue-fr:checked ~ .en { display: none; }
#tongue-en:checked ~ .choose .to-en, #tongue-fr:checked ~ .choose .to-fr { text-decoration: none; font-weight: 600; }
@media (max-width: 40rem) { body { padding: .6rem; } section { padding: .8rem; }
  th, td { padding: .25rem .35rem; } table { font-size: .88rem; } }
@media print { body { background: none; } .choose, nav { display: none; } section { break-inside: avoid; } }
"""
HATCH: Final = (
    '<svg class="defs" aria-hidden="true"><defs>'
    '<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<line class="ink" x1="0" y1="0" x2="0" y2="5"/></pattern>'
    '<pattern id="cross" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<line class="red" x1="0" y1="0" x2="0" y2="5"/><line class="red" x1="0" y1="0" x2="5" y2="0"/></pattern>'
    '<pattern id="cross-plain" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<line class="ink" x1="0" y1="0" x2="0" y2="5"/><line class="ink" x1="0" y1="0" x2="5" y2="0"/></pattern>'
    "</defs></svg>"
)
SCALES: Final = (  # of justice
    '<svg class="scales" viewBox="0 0 80 56" aria-hidden="true">'
    '<path d="M40 6v42M28 50h24M32 48h16M40 10L12 16M40 10l28-6M12 16L4 34M12 16l8 18M68 4l-8 18M68 4l8 18"/>'
    '<circle cx="40" cy="6" r="3"/>'
    '<path class="pan" d="M2 34h20a10 8 0 0 1-20 0zM58 22h20a10 8 0 0 1-20 0z"/></svg>'
)
# nothing may be fetched from anywhere, and no program runs
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"


def page(experiment: Experiment, first: str = LANGUAGES[0]) -> str:
    """The report as an HTML file, shown in one language first."""
    tellers = {lang: Teller(lang, experiment.plan.game) for lang in LANGUAGES}
    title = title_of(tellers[first])
    switches = "".join(
        f'<input class="tongue" type="radio" name="tongue" id="tongue-{lang}"{" checked" if lang == first else ""}>'
        for lang in LANGUAGES
    )
    labels = "".join(
        f'<label class="to-{lang}" for="tongue-{lang}" lang="{lang}">{escape(tell.say("lab-language"))}</label>'
        for lang, tell in tellers.items()
    )
    return (
        f'<!doctype html>\n<html lang="{first}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{HATCH}\n"
        f'{switches}\n<div class="choose">{labels}</div>\n'
        + "".join(account(experiment, lang, tell) for lang, tell in tellers.items())
        + "</body>\n</html>\n"
    )


def title_of(tell: Teller) -> str:
    """What the report is called."""
    return tell.say("lab-title", game=str(tell.about["title"]))


def subtitle_of(experiment: Experiment, tell: Teller) -> str:
    """What was played by whom."""
    plan = experiment.plan
    games = tell.number(experiment.parts[0].summary.games, 0)
    return tell.say(
        "lab-subtitle", games=games, players=plan.players, bots=tell.speaker.listing(list(plan.bots))
    )


def account(experiment: Experiment, lang: str, tell: Teller) -> str:
    """The report in one language."""
    sections = sections_of(experiment, tell)
    links = "".join(f'<li><a href="#{lang}-{one.id}">{escape(one.title)}</a></li>' for one in sections)
    return (
        f'<main class="{lang}" lang="{lang}">\n<header>{SCALES}<h1>{escape(title_of(tell))}</h1>'
        f'<p class="sub">{escape(subtitle_of(experiment, tell))}</p></header>\n'
        f"<nav><details><summary>{escape(tell.say('lab-contents'))}</summary><ul>{links}</ul></details></nav>\n"
        + "".join(section_html(one, lang) for one in sections)
        + "</main>\n"
    )


def section_html(section: Section, lang: str) -> str:
    """One section."""
    parts = [f"<h2>{escape(section.title)}</h2>", *(f"<p>{escape(one)}</p>" for one in section.sentences)]
    parts += [f"<figure>{plot}<figcaption>{caption(plot)}</figcaption></figure>" for plot in section.plots]
    parts += [table_html(one) for one in section.tables]
    if section.listed:
        parts.append("<ul>" + "".join(f"<li>{escape(one)}</li>" for one in section.listed) + "</ul>")
    parts += [f'<p class="note">{escape(one)}</p>' for one in section.notes]
    return f'<section id="{lang}-{section.id}">\n' + "\n".join(parts) + "\n</section>\n"


def caption(plot: str) -> str:
    """The title of a plot, which it holds itself."""
    return plot.partition("<title>")[2].partition("</title>")[0]


def table_html(table: Table) -> str:
    """One table, folded if it is long."""
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in table.heads)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in table.rows
    )
    whole = f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'
    return f"<details><summary>{escape(table.folded)}</summary>{whole}</details>" if table.folded else whole
