-- The removal of a line of a product can be undone, too: its files are kept as long as those of an activity.
create trigger product_lines_unlink_evidence after delete on ca_product_lines
  referencing old table as removed for each statement execute function note_unlinked_evidence();
