-- Why a seller order was rejected, beside the words in its note.
alter table order_events add column reason text;
alter table order_events add constraint order_events_reason check (reason is null or (kind = 'status' and status = 'rejected'
  and reason in ('out-of-stock', 'price-error', 'cannot-deliver', 'buyer-asked', 'not-verified', 'other')));
