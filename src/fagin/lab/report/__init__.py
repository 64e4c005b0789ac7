"""The report: one page with plots and plain sentences, in both languages."""
