-- When a seller's bank account was entered or changed last. Payouts wait for a while after it, and the payout desk shows it.
-- An account that stands already has waited long enough.
alter table sellers add column bank_changed_at timestamptz;
