-- Couriers are also asked about what they have not answered.
drop index shipments_to_ask;
create index shipments_to_ask on shipments (courier, asked_at nulls first)
  where state in ('booking', 'booked', 'moving', 'problem', 'returning') or is_stuck;
