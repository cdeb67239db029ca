-- A year in which nothing was entered has no results: 0 t would count as a year without emissions.
delete from ca_years where report ->> 'rows' = '0';
