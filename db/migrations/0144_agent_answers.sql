-- What agents were answered to a change that came with an idempotency key, so that a repeated or replayed one does nothing.
create table agent_answers (
  platform text not null,
  operation text not null,
  key text not null,
  request_hash bytea not null,
  session_id text,
  answer jsonb,
  asked_at timestamptz not null default now(),
  constraint agent_answers_pkey primary key (platform, operation, key),
  constraint agent_answers_session_id_fkey foreign key (session_id) references agent_sessions (id) on delete cascade,
  constraint agent_answers_answered check ((session_id is null) = (answer is null))
);
create index agent_answers_of_session on agent_answers (session_id, asked_at desc);
create index agent_answers_unanswered on agent_answers (asked_at) where session_id is null;
comment on table agent_answers is 'What agents were answered to changes with an idempotency key. Kept as long as the cart or checkout.';
comment on column agent_answers.request_hash is 'SHA-256 of what was asked for: another request with the same key is refused.';
comment on column agent_answers.session_id is 'The cart or checkout; null while it is worked on.';
