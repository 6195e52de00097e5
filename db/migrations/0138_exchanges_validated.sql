alter table refunds validate constraint refunds_exchange;
alter table refunds validate constraint refunds_cause;
alter table ledger_postings validate constraint ledger_postings_cause;
