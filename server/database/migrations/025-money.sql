-- Turnover as it was entered, in thousands of the currency of the books; null where it was entered in USD of 2022, the
-- price year of the factors, as `turnover_thsd_usd` always is.
alter table ca_spend_volumes
  add column turnover_thsd double precision check (turnover_thsd >= 0),
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  add constraint ca_spend_volumes_typed check ((turnover_thsd is null) = (currency is null));

-- How a calculation converted the turnover of the year (MoneyProvenance in core/contracts/ca-provenance.ts): the same in
-- every row, so it is kept once.
alter table ca_years add column money jsonb;

-- How a project keeps its accounts. Without a row it keeps its books in the currency of the company's country.
create table ca_settings (
  project_id integer primary key references projects on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$')
);
