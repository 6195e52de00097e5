-- An order is edited before it ships: an event of its own in its history, and a refund of what it costs less.
alter table order_events drop constraint order_events_kind;
alter table order_events add constraint order_events_kind check (kind in ('placed', 'status', 'note', 'edited')) not valid;
alter table refunds drop constraint refunds_cause;
alter table refunds add constraint refunds_cause
  check (cause in ('cancelled', 'rejected', 'returned', 'unwanted', 'edited')) not valid;

-- An edit of one seller order, or of the address of all of them.
create function note_order_edit() returns trigger language plpgsql as $$
begin
  perform note_webhook_event('order.edited', new.order_id, null, part.id, part.seller_id, null)
  from order_parts part where part.order_id = new.order_id and (new.part_id is null or part.id = new.part_id);
  return null;
end
$$;
create trigger note_edited after insert on order_events for each row when (new.kind = 'edited')
  execute function note_order_edit();
