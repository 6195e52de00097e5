-- What a product fits, as its seller has entered it, and the same as rules that products are compared with.
alter table products add column fits jsonb not null default '[]';
alter table products add column fit_rules jsonb not null default '[]';
comment on column products.fits is 'Lines of brand, model and category, or GTINs, of products that this one fits.';
comment on column products.fit_rules is 'The lines of fits as rules: see fit-rules.ts.';
