-- Apart from what alters the table. The few postings of a seller's order beside that of its delivery, for the list of earnings.
create index ledger_postings_after_delivery on ledger_postings (seller_id, at, id, part_id)
  where part_id is not null and (cause <> 'delivered' or generation > 1);
