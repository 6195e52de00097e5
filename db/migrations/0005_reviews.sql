-- Reviews that can be withdrawn and reported, and a mark of purchase that is never out of date.

-- Whether somebody has received what they speak of is read from their orders, which know it best.
alter table reviews drop column verified;

-- A hidden review that is withdrawn loses its words but keeps its place, so that nobody gets round the hiding by
-- withdrawing and writing again.
alter table reviews add column withdrawn_at timestamptz;
alter table reviews drop constraint reviews_body_length;
alter table reviews add constraint reviews_body_length check (
  case when withdrawn_at is null then length(body) between 1 and 2000 else body = '' and hidden_at is not null end
);

-- One star group, newest first; and the whole by stars.
create index reviews_by_rating on reviews (product_id, rating, created_at desc, id desc) where hidden_at is null;

create table review_reports (
  review_id uuid not null references reviews (id) on delete cascade,
  user_id uuid not null references users (id),
  reason text not null,
  -- The words as they stood, because their writer may change them later.
  body text not null,
  reported_at timestamptz not null default now(),
  primary key (review_id, user_id),
  constraint review_reports_reason check (reason in ('advertising', 'abusive', 'private', 'off-topic', 'dishonest'))
);
create index review_reports_by_time on review_reports (reported_at desc);
create index review_reports_by_user on review_reports (user_id);
