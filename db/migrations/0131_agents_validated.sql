alter table checkouts validate constraint checkouts_by_hand;
