-- What each process says of itself every quarter of a minute, so that one screen shows them all.
create table process_reports (
  id uuid primary key,
  kind text not null,
  host text not null,
  pid integer not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  lag_ms double precision not null,
  memory_bytes bigint not null,
  answered bigint not null,
  failed bigint not null,
  cache_hits bigint not null,
  cache_misses bigint not null,
  connections_used integer not null,
  connections_most integer not null,
  waiting integer not null,
  constraint process_reports_kind check (kind in ('server', 'worker'))
);

-- What their logs call an error, without its words, which may name people: the log has them under the reference.
create table noted_errors (
  id uuid primary key,
  at timestamptz not null,
  what text not null,
  fault text,
  place text,
  reference text
);
create index noted_errors_by_time on noted_errors (at);
