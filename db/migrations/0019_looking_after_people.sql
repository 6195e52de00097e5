-- What administrators need to look after people: sellers who are no more, reports that are settled, and acts upon more
-- than sellers and orders.

-- A seller whose account is deleted keeps its name and GST number, because invoices show them; but the number belongs
-- to a business, which may come back with another account.
alter table sellers add column closed_at timestamptz;
update sellers set closed_at = users.deleted_at from users
where users.id = sellers.user_id and users.deleted_at is not null;
alter table sellers drop constraint sellers_gstin_unique;
create unique index sellers_gstin_unique on sellers (gstin) where closed_at is null;

-- A report that somebody has looked at no longer asks for it.
alter table review_reports add column settled_at timestamptz;
create index review_reports_open on review_reports (review_id) where settled_at is null;
create index reviews_hidden on reviews (hidden_at desc) where hidden_at is not null;

-- The kinds of things that acts are upon are listed by the program; here it is enough that it is one word.
alter table audit_entries drop constraint audit_entries_subject_kind;
alter table audit_entries add constraint audit_entries_subject_kind check (subject_kind ~ '^[a-z]+$');
create index audit_entries_by_time on audit_entries (at);

create index users_by_type on users (type, created_at desc, id desc);
