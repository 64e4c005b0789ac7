"""The wheel says under which licences everything in it stands, and holds their texts."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from email.message import Message
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest
from fontTools.ttLib import TTFont
from hatchling.build import build_wheel
from packaging.licenses import canonicalize_license_expression

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
NOTICES = ROOT / "client" / "public" / "licences"
OWN = "MIT"  # of what we wrote ourselves
IDENTIFIER = re.compile(r"^SPDX-License-Identifier: (.*)$", re.MULTILINE)
COPYRIGHT = 0  # the number of the notice in the table of names of a font


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ZipFile]:
    folder = tmp_path_factory.mktemp("wheel")
    before = Path.cwd()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FAGIN_COMPILE", "never")
        os.chdir(ROOT)
        try:
            name = build_wheel(str(folder))
        finally:
            os.chdir(before)
    with ZipFile(folder / name) as built:
        yield built


def metadata(wheel: ZipFile) -> Message:
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    return Parser().parsestr(wheel.read(name).decode())


def licences(wheel: ZipFile) -> dict[str, str]:
    """The texts that the wheel holds, by their names."""
    _, _, prefix = next(name for name in wheel.namelist() if name.endswith("/METADATA")).rpartition("/")
    assert prefix == "METADATA"
    found = {name: wheel.read(name).decode() for name in wheel.namelist() if ".dist-info/licenses/" in name}
    return {name.partition(".dist-info/licenses/")[2]: text for name, text in found.items()}


def parts(expression: str) -> set[str]:
    """The licences that an expression joins."""
    return set(expression.split(" AND "))


def test_the_wheel_names_the_licence_of_every_part_and_holds_its_text(wheel: ZipFile) -> None:
    told = metadata(wheel)
    expression = told["License-Expression"]
    assert canonicalize_license_expression(expression) == expression
    texts = licences(wheel)
    assert texts.pop("LICENSE") == (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert set(texts) == {
        path.relative_to(ROOT).as_posix()
        for folder in (NOTICES, ROOT / "licences")
        for path in folder.iterdir()
    }
    assert set(told.get_all("License-File", [])) == {"LICENSE", *texts}
    named = {one for text in texts.values() for found in IDENTIFIER.findall(text) for one in parts(found)}
    assert named | {OWN} == parts(expression)
    assert all(IDENTIFIER.search(text) for text in texts.values())


def test_what_browsers_are_sent_has_its_notices_beside_it(wheel: ZipFile) -> None:
    sent = {Path(name).name for name in wheel.namelist() if name.startswith("fagin/web/static/licences/")}
    assert sent == {path.name for path in NOTICES.iterdir()}


def test_a_bundled_package_stands_under_the_licence_that_its_authors_tell() -> None:
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))
    told = {
        name.partition("node_modules/")[2]: package.get("license")
        for name, package in lock["packages"].items()
    }
    found = 0
    for name, licence in told.items():
        notice = NOTICES / f"{notice_name(name)}.txt"
        if notice.is_file():
            found += 1
            assert IDENTIFIER.findall(notice.read_text(encoding="utf-8")) == [licence]
    assert found == len(list(NOTICES.iterdir())) - 2  # Python and its libraries are parts of a package


def notice_name(package: str) -> str:
    """How the notice of a package is called: as the package, without its scope for a font."""
    return package.removeprefix("@fontsource/").removeprefix("@").replace("/", "-")


def test_the_notices_of_fonts_are_those_that_stand_in_their_files(wheel: ZipFile) -> None:
    said = set()
    for name in wheel.namelist():
        if name.endswith(".woff2"):
            with wheel.open(name) as file:
                said.add(TTFont(file)["name"].getDebugName(COPYRIGHT))
    texts = [text for text in licences(wheel).values() if IDENTIFIER.findall(text) == ["OFL-1.1"]]
    notices = {line for text in texts for line in re.findall(r"^Copyright (©.*)$", text, re.MULTILINE)}
    assert notices == said
    assert len(said) > 3
    for text in texts:
        head, _, licence = text.partition("This Font Software is licensed under the SIL Open Font License")
        assert licence
        assert all(
            line.startswith(("SPDX", "Copyright ©")) or "@fontsource/" in line
            for line in head.split("\n")
            if line
        )
