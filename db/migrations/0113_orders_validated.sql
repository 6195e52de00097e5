alter table checkouts validate constraint checkouts_made_by_fkey;
alter table checkouts validate constraint checkouts_by_hand;
alter table order_events validate constraint order_events_kind;
alter table refunds validate constraint refunds_cause;
