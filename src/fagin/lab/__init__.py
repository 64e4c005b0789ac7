"""The lab: thousands of games of one plan, measured, compared and told in one report."""
