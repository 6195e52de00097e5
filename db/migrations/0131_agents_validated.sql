alter table checkouts validate constraint checkouts_by_hand;
alter table account_codes validate constraint account_codes_about;
