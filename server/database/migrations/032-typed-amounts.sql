-- An amount as it was entered, in any unit of its dimension; null where that is the unit of the activity, which `amount`
-- always is in. `calorific_value`: kWh per m3 or kg of a gas, where the bill states it.
alter table ca_activity_data
  add column typed_amount double precision check (typed_amount > 0),
  add column typed_unit text,
  add column calorific_value double precision check (calorific_value > 0),
  add constraint ca_activity_data_typed check ((typed_amount is null) = (typed_unit is null));
