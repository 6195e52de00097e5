-- Up to four photos with a review. The files are uploads of its author, public like the pictures of products.
alter table uploads drop constraint uploads_purpose;
alter table uploads drop constraint uploads_owner;
alter table uploads add constraint uploads_purpose check (purpose in ('picture', 'import', 'return', 'review'));
alter table uploads add constraint uploads_owner check (case
  when purpose in ('return', 'review') then user_id is not null and seller_id is null
  else seller_id is not null and user_id is null
  end);
comment on column uploads.seller_id is
  'Whose file it is; files of administrators belong to the house seller. Null for the photos of shoppers.';
comment on column uploads.user_id is 'The shopper who sends photos of a return or with a review.';

create table review_photos (
  review_id uuid not null,
  position int not null,
  upload_id uuid not null,
  constraint review_photos_pkey primary key (review_id, position),
  constraint review_photos_once unique (upload_id),
  constraint review_photos_position check (position >= 1 and position <= 4),
  constraint review_photos_review_id_fkey foreign key (review_id) references reviews(id),
  constraint review_photos_upload_id_fkey foreign key (upload_id) references uploads(id)
);
comment on table review_photos is 'Photos that authors show with their reviews.';
