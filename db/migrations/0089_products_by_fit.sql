-- Apart from 0088, so that products are read while the index is built.
create index products_by_fit on products using gin (fit_rules jsonb_path_ops) where listed and fit_rules <> '[]';
