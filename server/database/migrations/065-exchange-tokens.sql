-- What a partner's system shows at each call. A token is good as long as the credential that it was given for.
create table pact_tokens (
  token_hash text primary key,
  partner_id uuid not null references pact_partners on delete cascade,
  client_id uuid not null,
  expires_at timestamptz(3) not null
);

create index pact_tokens_by_partner on pact_tokens (partner_id);
create index pact_tokens_by_end on pact_tokens (expires_at);

-- What partners ask for.
create index ca_product_releases_by_time on ca_product_releases (project_id, created_at, id);
create index ca_product_releases_by_part_number on ca_product_releases
  (project_id, lower(content -> 'values' ->> 'partNumber'));
create index ca_product_releases_by_gtin on ca_product_releases (project_id, (content -> 'values' ->> 'gtin'));
