-- What the supplier of electricity states of it: g CO2e per kWh, by whom, and how much of it is renewable, percent. Null
-- for what is no electricity at its supplier's own factor.
alter table ca_activity_data
  add column supplier_factor double precision check (supplier_factor >= 0),
  add column electricity_supplier text,
  add column renewable_share double precision check (renewable_share between 0 and 100);
