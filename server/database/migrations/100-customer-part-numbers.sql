-- The number by which the customer of an offer knows the product; empty if there is none. It ends with the offer.
alter table ca_product_offers add column customer_part_number text not null default '';
