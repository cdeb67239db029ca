-- What of a purchase is a product whose footprint its supplier offers: so much of it, and its part of what is spent with
-- the supplier, percent. The name is that of the day it was chosen. All of it or none. Refers to no row of ca_products:
-- what a supplier offers may end, and the purchase says so then.
alter table ca_supplier_inputs
  add column product_id uuid,
  add column product_name text,
  add column product_quantity double precision check (product_quantity > 0),
  add column product_unit text,
  add column product_share double precision check (product_share > 0 and product_share <= 100),
  add check (num_nulls(product_id, product_name, product_quantity, product_unit, product_share) in (0, 5));

alter table ca_figure_choices drop constraint ca_figure_choices_method_check;
alter table ca_figure_choices add constraint ca_figure_choices_method_check
  check (method in ('supplier-product', 'supplier-allocated', 'supplier-intensity', 'spend-based'));
