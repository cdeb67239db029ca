-- What partners ask footprints by (PACT, ListFootprints), in the words of the query that answers them: of 100,000, a
-- page of the few that meet a criterion is found without reading the others.
create index ca_product_releases_in_order on ca_product_releases (project_id, created_at, id);
create index ca_product_releases_by_country
  on ca_product_releases (project_id, upper(content -> 'values' ->> 'country'));
create index ca_product_releases_by_cpc on ca_product_releases
  (project_id, ('urn:pact:productclassification:un-cpc:' || nullif(content -> 'values' ->> 'cpc', '')));
create index ca_product_releases_by_customs_code on ca_product_releases
  (project_id, ('urn:pact:productclassification:hs:' || nullif(content -> 'values' ->> 'customsCode', '')));
create index ca_product_releases_by_start on ca_product_releases
  (project_id, (valid_from::timestamp at time zone 'UTC'));
create index ca_product_releases_by_end on ca_product_releases
  (project_id, ((valid_until + 1)::timestamp at time zone 'UTC'));
