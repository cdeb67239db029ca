-- When the record of a file was removed. An undo brings both back, also one that was made without a network and comes
-- days later; so a clean-up leaves files alone for a while.
alter table ca_evidence add column unlinked_at timestamptz(3);

create function note_unlinked_evidence() returns trigger language plpgsql as $$
begin
  update ca_evidence e set unlinked_at = now() from removed
   where e.project_id = removed.project_id and e.record_id = removed.id;
  return null;
end $$;

create trigger activity_data_unlinks_evidence after delete on ca_activity_data
  referencing old table as removed for each statement execute function note_unlinked_evidence();
