create table front_proposals (
  id uuid not null,
  seller_id uuid not null,
  front text not null,
  section jsonb not null,
  note text not null,
  state text not null default 'open',
  version int not null default 1,
  proposed_at timestamptz not null,
  changed_at timestamptz not null,
  decided_at timestamptz,
  reason text,
  constraint front_proposals_pkey primary key (id),
  constraint front_proposals_seller_id_fkey foreign key (seller_id) references sellers(id),
  constraint front_proposals_state_check check (state in ('open', 'taken', 'declined', 'withdrawn')),
  constraint front_proposals_version_counts check (version > 0),
  constraint front_proposals_section_check check (jsonb_typeof(section) = 'object'),
  constraint front_proposals_decided_check check ((state in ('taken', 'declined')) = (decided_at is not null)),
  constraint front_proposals_declined_has_reason check ((state = 'declined') = (reason is not null))
);
comment on table front_proposals is 'Sections that sellers propose for the home page or a landing page.';
comment on column front_proposals.front is 'The page it is for, as in front_versions.';
comment on column front_proposals.state is
  'Taken: an administrator has put it into a version of the page, where it is edited and published like any other section.';
comment on column front_proposals.version is 'Goes up when the seller changes it, so that nobody decides about what they have not seen.';
create index front_proposals_by_seller on front_proposals (seller_id, proposed_at);
create index front_proposals_by_front on front_proposals (front, proposed_at) where state in ('open', 'taken');
