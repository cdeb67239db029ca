-- The method of a product footprint times the quantity bought is called `supplier-specific`.
alter table ca_figure_choices drop constraint ca_figure_choices_method_check;
update ca_figure_choices set method = 'supplier-specific' where method = 'supplier-product';
alter table ca_figure_choices add constraint ca_figure_choices_method_check
  check (method in ('supplier-specific', 'supplier-allocated', 'supplier-intensity', 'spend-based'));

update ca_emission_results set method = 'supplier-specific' where method = 'supplier-product';
update ca_emission_results
   set figures = jsonb_set(figures, '{options}', (
         select jsonb_agg(case when option ->> 'method' = 'supplier-product'
                               then option || '{"method": "supplier-specific"}' else option end order by place)
           from jsonb_array_elements(figures -> 'options') with ordinality as options (option, place)))
 where figures -> 'options' @> '[{"method": "supplier-product"}]';
