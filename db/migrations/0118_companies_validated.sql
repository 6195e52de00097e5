alter table orders validate constraint orders_company_whole;
alter table orders validate constraint orders_company_gstin_format;
