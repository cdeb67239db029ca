-- An address belongs to the person who has proved it, by signing in. Anybody may name it for a colleague, in any
-- number of companies; that takes nothing from its owner.
alter table users drop constraint users_email_key;
alter table users add constraint once_in_a_project unique (project_id, email);
create index users_by_email on users (email);

-- Null until the person signs in for the first time.
alter table users add column proved_at timestamptz;

update users u set proved_at = coalesce(a.password_changed_at, u.created_at)
  from accounts a where a.email = u.email and a.password_hash is not null;

-- A Keycloak keeps the accounts elsewhere: whoever has changed something has signed in, and the others will again.
update users u set proved_at = u.created_at
 where not exists (select from accounts a where a.email = u.email)
   and exists (select from audit_entries e
                where e.project_id = u.project_id and e.actor = u.email and e.action <> 'register');

create unique index one_owner_per_address on users (email) where proved_at is not null;

-- A link to set a password is for one person of one company; null: for whoever owns the account.
alter table password_links add column user_id uuid references users on delete cascade;
create index password_links_by_user on password_links (user_id) where user_id is not null;
