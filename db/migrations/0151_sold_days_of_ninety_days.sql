-- Sales by day are kept for a hundred days instead of forty, so days are summed again. Until a job has come to today, orders
-- are read, as in a restored shop. One statement: nobody who has found a day summed is between two of its tables.
truncate summed_until, order_days, sold_days, sold_months, ledger_days;
