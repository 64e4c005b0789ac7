"""Run by alembic: the revisions act on the connection that is handed over, within its transaction."""

from alembic import context

from fagin.web.database.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
)
context.run_migrations()
