-- Footprints as they may be handed over. Rows are never changed, but for the moment when a newer one took the place.
-- They refer to no row of ca_products: a company that is put back from a backup keeps what it has handed over.
create table ca_product_releases (
  project_id integer not null references projects on delete cascade,
  id uuid not null,
  product_id uuid not null,
  number integer not null,
  valid_from date not null,
  valid_until date not null,
  -- Issuer, company, values, lines and footprint of ProductRelease in core/contracts/ca-product-releases.ts.
  content jsonb not null,
  created_at timestamptz(3) not null default now(),
  created_by text not null,
  deprecated_at timestamptz(3),
  primary key (id),
  unique (project_id, product_id, number)
);
