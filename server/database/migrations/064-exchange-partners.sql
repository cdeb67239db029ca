-- Companies that a project exchanges footprints of products with, outside of the product (PACT). The credential is
-- what a partner calls with: its number, and the digest of its secret.
create table pact_partners (
  project_id integer not null references projects on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null,
  created_at timestamptz(3) not null default now(),
  client_id uuid,
  client_secret_hash text,
  credential_made_at timestamptz(3),
  credential_used_at timestamptz(3),
  primary key (id),
  unique (project_id, id),
  unique (client_id),
  check ((client_id is null) = (client_secret_hash is null) and (client_id is null) = (credential_made_at is null))
);

-- Which partner reads the footprint of which product. Rows refer to no row of ca_products, as releases do not.
create table pact_partner_offers (
  project_id integer not null,
  partner_id uuid not null,
  product_id uuid not null,
  offered_at timestamptz(3) not null default now(),
  primary key (partner_id, product_id),
  foreign key (project_id, partner_id) references pact_partners (project_id, id) on delete cascade
);

create index pact_partner_offers_by_product on pact_partner_offers (project_id, product_id);
