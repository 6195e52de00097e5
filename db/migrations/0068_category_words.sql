-- What sellers call categories in their files: a word that the shop does not know is asked for once.
create table category_words (
  seller_id uuid not null,
  word text not null,
  category_id text not null,
  constraint category_words_pkey primary key (seller_id, word),
  constraint category_words_seller_fkey foreign key (seller_id) references sellers(id) on delete cascade,
  constraint category_words_category_fkey foreign key (category_id) references categories(id) on delete cascade,
  constraint category_words_word_length check (length(word) between 1 and 200)
);
comment on table category_words is 'What sellers call categories in their files, as they have said.';
comment on column category_words.word is 'Only letters and digits, in lower case.';
create index category_words_by_category on category_words (category_id);

alter table imports add column waiting int not null default 0;
comment on column imports.waiting is 'Rows whose seller has not yet said what category their word means.';
alter table imports drop constraint imports_counts;
alter table imports add constraint imports_counts
  check (least(row_count, checked_to, added, changed, unchanged, refused, waiting, done) >= 0);

alter table import_rows add column word text;
comment on column import_rows.word is 'What the row calls its category, where the shop itself does not know the word.';
alter table import_rows drop constraint import_rows_outcome;
alter table import_rows add constraint import_rows_outcome
  check (outcome in ('added', 'changed', 'unchanged', 'refused', 'waiting'));
create index import_rows_by_word on import_rows (import_id, word) where word is not null;
