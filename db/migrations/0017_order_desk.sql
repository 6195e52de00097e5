-- The order desk: parcels that parts go with, and indexes for what is looked for among a hundred thousand orders.

alter table order_parts add constraint order_parts_parcel check (
  length(carrier) between 1 and 60 and length(tracking) between 3 and 40 and (tracking is null or carrier is not null));
