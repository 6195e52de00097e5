alter table users validate constraint users_guest_is_shopper;
alter table account_codes validate constraint account_codes_purpose;
