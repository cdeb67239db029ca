-- A person who may look at everything and change nothing. The main user runs the company and always may.
alter table users add column view_only boolean not null default false;
alter table users add constraint main_user_may_change check (not (is_main_user and view_only));
