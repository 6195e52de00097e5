create table page_versions (
  page text not null,
  language text not null,
  version int not null,
  body text,
  is_draft boolean not null,
  changed_at timestamptz not null,
  changed_by text not null,
  constraint page_versions_pkey primary key (page, language, version),
  constraint page_versions_version_counts check (version > 0)
);
comment on table page_versions is 'Words of the text pages, by page and language: what is published, what was, and a draft.';
comment on column page_versions.body is 'In the markup of pages; null for the words that come with the shop.';
comment on column page_versions.changed_by is 'The name of the administrator at that time, as in the audit log.';
