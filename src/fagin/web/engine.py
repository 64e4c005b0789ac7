"""The engine as an archive, for browsers that keep it and play without the house: this very version of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.metadata import files as files_of
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

PACKAGES: Final = {  # what a house for one needs, and which files of it
    "attr": ("*.py",),
    "babel": (
        "*.py",
        "localtime/*.py",
        "global.dat",
        *(f"locale-data/{one}.dat" for one in ("root", "en", "fr")),
    ),
    "fagin": (
        *("*.py", "bots/**/*.py", "games/**/*.py", "games/**/*.toml", "kernel/*.py"),
        *("locales/**/*.ftl", "terminal/*.py", "web/*.py", "web/scenes/**/*.py"),
    ),
    "fluent.runtime": ("*.py",),
    "fluent.syntax": ("*.py",),
    "pytz": ("*.py",),
    "rich": ("**/*.py",),
}
MODULES: Final = ("mypy_extensions", "typing_extensions")
OTHERS: Final = (
    "attrs",
    "babel",
    "mypy-extensions",
    "pytz",
    "rich",
    "typing-extensions",
)  # whose licences go along
ALWAYS: Final = (1980, 1, 1, 0, 0, 0)  # the same files make the same archive


def files() -> Iterator[tuple[str, Path]]:
    """Every file of the archive: its name there, and where it lies here."""
    for package, patterns in PACKAGES.items():
        folder = package.replace(".", "/")
        spec = find_spec(package)
        assert spec is not None, package
        for place in map(Path, spec.submodule_search_locations or ()):
            for path in sorted({path for pattern in patterns for path in place.glob(pattern)}):
                yield f"{folder}/{path.relative_to(place).as_posix()}", path
    for module in MODULES:
        spec = find_spec(module)
        assert spec is not None, module
        assert spec.origin is not None, module
        yield f"{module}.py", Path(spec.origin).with_suffix(".py")
    for other in OTHERS:
        for file in files_of(other) or ():
            if file.name.startswith("LICENSE"):
                yield f"licences/{other}/{file.name}", Path(str(file.locate()))


@cache
def archive() -> tuple[bytes, str]:
    """The archive, made once, and its hash."""
    made = BytesIO()
    with ZipFile(made, "w", ZIP_DEFLATED, compresslevel=9) as bundle:
        for name, path in files():
            info = ZipInfo(name, ALWAYS)
            info.compress_type = ZIP_DEFLATED
            bundle.writestr(info, path.read_bytes())
    content = made.getvalue()
    return content, sha256(content).hexdigest()[:32]
