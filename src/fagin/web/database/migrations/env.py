"""Run by alembic: the revisions act on the connection that is handed over, within its transaction."""

from alembic import context

from fagin.web.database.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table="fagin_version",
)
context.run_migrations()
