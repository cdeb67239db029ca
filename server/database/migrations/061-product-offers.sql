-- Which customer reads the footprint of which product: always its newest release. Both companies have it in their
-- exports. Rows refer to no row of ca_products, as releases do not.
create table ca_product_offers (
  project_id integer not null references projects on delete cascade,
  product_id uuid not null,
  customer_project_id integer not null references projects on delete cascade,
  offered_at timestamptz(3) not null default now(),
  primary key (project_id, product_id, customer_project_id)
);

create index ca_product_offers_by_customer on ca_product_offers (customer_project_id, project_id, product_id);

-- The one release of a product that no newer one has replaced.
create index ca_product_releases_newest on ca_product_releases (project_id, product_id)
  where deprecated_at is null;
