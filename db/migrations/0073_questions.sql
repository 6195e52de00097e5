-- Shoppers ask about a product; its seller and shoppers who bought it answer. Questions and answers are rows of one table,
-- because people write, report, hide, export and erase both in the same way.
create table questions (
  id uuid not null,
  product_id uuid not null,
  answers uuid,
  user_id uuid not null,
  by_seller boolean not null default false,
  body text not null,
  written_at timestamptz not null,
  answered_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  constraint questions_pkey primary key (id),
  constraint questions_product_id_fkey foreign key (product_id) references products(id),
  constraint questions_answers_fkey foreign key (answers) references questions(id) on delete cascade,
  constraint questions_user_id_fkey foreign key (user_id) references users(id),
  constraint questions_one_answer_each unique (answers, user_id),
  constraint questions_body_length check (case
    when answers is null then length(body) >= 10 and length(body) <= 300
    else length(body) >= 1 and length(body) <= 1000
    end),
  constraint questions_hidden check ((hidden_at is null) = (hidden_reason is null)),
  constraint questions_answered check (answered_at is null or answers is null)
);
comment on table questions is 'Questions about products, and their answers.';
comment on column questions.answers is 'The question that this row answers; null if it is itself a question.';
comment on column questions.by_seller is 'An answer of the product''s seller, shown with the seller''s name.';
comment on column questions.answered_at is 'Of a question: when its newest visible answer was written.';
create index questions_by_product on questions (product_id, answered_at desc nulls last, written_at desc, id)
  where answers is null and hidden_at is null;
create index questions_by_time on questions (written_at desc, id) where answers is null;
create index questions_by_user on questions (user_id);

create table question_reports (
  question_id uuid not null,
  user_id uuid not null,
  reason text not null,
  body text not null,
  reported_at timestamptz not null,
  settled_at timestamptz,
  constraint question_reports_pkey primary key (question_id, user_id),
  constraint question_reports_reason check (reason in ('advertising', 'abusive', 'private', 'off-topic', 'dishonest')),
  constraint question_reports_question_id_fkey foreign key (question_id) references questions(id) on delete cascade,
  constraint question_reports_user_id_fkey foreign key (user_id) references users(id)
);
comment on table question_reports is 'Reports of questions and answers by people.';
comment on column question_reports.body is 'The words when they were reported, because an answer may be changed.';
create index question_reports_by_user on question_reports (user_id);
create index question_reports_open on question_reports (question_id) where settled_at is null;
