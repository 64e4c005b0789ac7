"""Board games of Victorian London's thieves, played by people and bots."""

__version__: str


def __getattr__(name: str) -> str:
    """Look the version up when somebody asks for it."""
    if name == "__version__":
        from importlib.metadata import version

        return version("fagin")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
