-- Ceiling fans sweep 1,200 mm and more; the bound was 500 mm, in hundredths.
update attributes set max = 500000 where id = 'sweep' and max = 50000;

-- Attributes that the texts of a row say.
alter table import_rows add column proposals json;
comment on column import_rows.proposals is 'Attributes that the texts of the row say and its columns do not, each with the words that say it.';

create table taken_proposals (
  seller_id uuid not null,
  attribute_id text not null,
  constraint taken_proposals_pkey primary key (seller_id, attribute_id),
  constraint taken_proposals_seller_fkey foreign key (seller_id) references sellers(id) on delete cascade,
  constraint taken_proposals_attribute_fkey foreign key (attribute_id) references attributes(id) on delete cascade
);
comment on table taken_proposals is 'Attributes that a seller takes out of the texts of files.';
create index taken_proposals_by_attribute on taken_proposals (attribute_id);
