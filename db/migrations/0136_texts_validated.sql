alter table users validate constraint users_texts_need_mobile;
alter table account_codes validate constraint account_codes_purpose;
alter table account_codes validate constraint account_codes_owner;
alter table account_codes validate constraint account_codes_mobile;
