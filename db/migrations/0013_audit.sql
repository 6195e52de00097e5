-- What administrators have done, for good: rows come and never change or go, whoever asks. People are named as they were
-- called at the time, without a reference, because an entry outlives an account.

create table audit_entries (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  actor_id uuid not null,
  actor_name text not null,
  act text not null,
  subject_kind text not null,
  subject_id uuid not null,
  subject_name text not null,
  before jsonb,
  after jsonb,
  network text,
  constraint audit_entries_act check (act ~ '^[a-z]+[.][a-z-]+$'),
  constraint audit_entries_subject_kind check (subject_kind in ('seller', 'order', 'person', 'product', 'setting'))
);
create index audit_entries_by_act on audit_entries (act, id desc);
create index audit_entries_by_subject on audit_entries (subject_id, id desc);

create function audit_entries_stay() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the audit log are never changed or deleted' using errcode = 'restrict_violation';
end
$$;
create trigger audit_entries_stay before update or delete or truncate on audit_entries
  for each statement execute function audit_entries_stay();
