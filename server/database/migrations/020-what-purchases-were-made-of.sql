-- What the amount of a purchase was multiplied from, so that its row can be checked from the turnover on: thousand USD
-- and percentages. Null for what is not bought by spend, and for results of before; `supplier_share` is null, too, for
-- spend that no sector was named for.
alter table ca_emission_results
  add column turnover_thsd_usd double precision,
  add column spend_share double precision,
  add column sector_share double precision,
  add column supplier_share double precision;
