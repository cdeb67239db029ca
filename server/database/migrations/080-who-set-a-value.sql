-- Who set a value, by e-mail: a report is not removed over what a colleague has entered since it was seen. Of values
-- and files of before nobody is known, so that they count as a colleague's.
alter table sustainability_values add column set_by text not null default '';

-- Of the report when the file was attached.
alter table sustainability_evidence add column version integer not null default 1;
