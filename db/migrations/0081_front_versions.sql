create table front_versions (
  front text not null,
  front_id uuid not null,
  version int not null,
  body jsonb,
  is_draft boolean not null,
  changed_at timestamptz not null,
  changed_by text not null,
  constraint front_versions_pkey primary key (front, version),
  constraint front_versions_version_counts check (version > 0),
  constraint front_versions_body_check check (jsonb_typeof(body) = 'object')
);
comment on table front_versions is 'The home page and the landing pages as administrators compose them: what is published, what was, and a draft.';
comment on column front_versions.front is '“home”, or the word in the address of a landing page.';
comment on column front_versions.front_id is 'The same in all versions of a page, for the audit log.';
comment on column front_versions.body is 'Titles and sections. Null: for the home page the one that comes with the shop, a landing page that was taken down, or a draft that was discarded.';
comment on column front_versions.changed_by is 'The name of the administrator at that time, as in the audit log.';
