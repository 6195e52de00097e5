-- Title, description and highlights in languages besides English: [{language, title, description, highlights, of}].
alter table products add column translations jsonb not null default '[]'
  constraint products_translations_check check (jsonb_typeof(translations) = 'array');
