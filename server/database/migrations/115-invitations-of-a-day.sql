-- The day (UTC) of which `spent_invites` counts withdrawn invitations; on later days they no longer count.
alter table projects add column spent_on date;
