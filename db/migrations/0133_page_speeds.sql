-- How fast pages are for visitors: counts by day, never single visits. A bucket holds the values up to its bound and above
-- the one before it.
create table page_speeds (
  day date not null default current_date,
  page text not null,
  metric text not null,
  bucket smallint not null,
  count bigint not null,
  constraint page_speeds_pkey primary key (day, page, metric, bucket),
  constraint page_speeds_metric check (metric in ('lcp', 'inp', 'cls', 'ttfb')),
  constraint page_speeds_bucket check (bucket between 0 and 20),
  constraint page_speeds_count check (count > 0)
);

comment on table page_speeds is 'How fast pages are for visitors: counts by day, never single visits.';
