-- What shoppers search for, what they opened and bought after it, and what administrators make of it.
create table search_notes (
  day date not null,
  words text not null,
  network int not null,
  product_id uuid,
  found boolean not null default true,
  bought boolean not null default false,
  constraint search_notes_once unique nulls not distinct (day, words, network, product_id),
  constraint search_notes_words check (length(words) >= 2 and length(words) <= 100),
  constraint search_notes_network check (network >= 0 and network < 65536),
  constraint search_notes_found check (found or product_id is null),
  constraint search_notes_bought check (not bought or product_id is not null)
);
comment on table search_notes is
  'One row for what one network searched for on one day, and one for each product it opened from the results; kept for sixty days.';
comment on column search_notes.words is 'The search in the spelling of the index.';
comment on column search_notes.network is
  'One of 65,536 numbers made of the block of the network, so that it counts once. Hundreds of blocks share a number.';
comment on column search_notes.product_id is 'The product that was opened; null for the search itself.';
create index search_notes_by_words on search_notes (words, product_id);

create table search_days (
  day date not null,
  words text not null,
  asked int not null default 0,
  missed int not null default 0,
  opened int not null default 0,
  bought int not null default 0,
  constraint search_days_pkey primary key (day, words),
  constraint search_days_counts check (asked >= 0 and missed >= 0 and opened >= 0 and bought >= 0)
);
comment on table search_days is 'The same counted by day and search, for the list of administrators.';
create index search_days_by_words on search_days (words);

create table search_lifts (
  words text not null,
  product_id uuid not null,
  lift int not null,
  constraint search_lifts_pkey primary key (words, product_id),
  constraint search_lifts_lift check (lift >= 1 and lift <= 3)
);
comment on table search_lifts is 'Products that many networks have opened or bought after a search; made anew from search_notes each day.';

create table search_rules (
  words text not null,
  also jsonb not null default '[]',
  pins jsonb not null default '[]',
  ends_on date,
  changed_at timestamptz not null,
  constraint search_rules_pkey primary key (words),
  constraint search_rules_words check (length(words) >= 2 and length(words) <= 100),
  constraint search_rules_also check (jsonb_array_length(also) <= 10),
  constraint search_rules_pins check (jsonb_array_length(pins) <= 10),
  constraint search_rules_says_something check (jsonb_array_length(also) > 0 or jsonb_array_length(pins) > 0),
  constraint search_rules_end check (ends_on is null or jsonb_array_length(pins) > 0)
);
comment on table search_rules is 'What administrators have decided for a search.';
comment on column search_rules.also is 'Words that mean the same in this shop.';
comment on column search_rules.pins is 'Products that come first, in this order.';
comment on column search_rules.ends_on is 'The last day of the pins, in Indian time; null for no end.';
