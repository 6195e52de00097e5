-- What people write to the shop, each with a ticket number by which it can be followed, and what was answered.

create table tickets (
  id uuid primary key,
  number text not null,
  -- Whoever was signed in while writing; their account may go, the complaint stays.
  user_id uuid references users (id) on delete set null,
  full_name text not null,
  email text not null,
  subject text not null,
  message text not null,
  received_at timestamptz not null default now(),
  acknowledged_at timestamptz,
  answered_at timestamptz,
  closed_at timestamptz,
  -- What the times say, so that no two of them can disagree.
  status text not null generated always as (
    case
      when closed_at is not null then 'closed'
      when answered_at is not null then 'answered'
      when acknowledged_at is not null then 'acknowledged'
      else 'received'
    end
  ) stored,
  constraint tickets_number_unique unique (number),
  constraint tickets_number_format check (number ~ '^BB(-[2-9A-HJKMNP-Z]{4}){3}$'),
  constraint tickets_lengths check (length(full_name) between 1 and 100 and length(email) between 3 and 254
    and length(subject) between 1 and 150 and length(message) between 1 and 4000)
);
create index tickets_by_email on tickets (email, received_at desc);
create index tickets_by_status on tickets (status, received_at);
create index tickets_by_user on tickets (user_id) where user_id is not null;

create table ticket_answers (
  id uuid primary key,
  ticket_id uuid not null references tickets (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  author_name text not null,
  body text not null,
  written_at timestamptz not null default now(),
  constraint ticket_answers_body_length check (length(body) between 1 and 4000)
);
create index ticket_answers_by_ticket on ticket_answers (ticket_id, written_at);

-- From which network a message came, for as long as floods are counted and no longer: it is tied to no ticket.
create table ticket_networks (
  id bigint primary key generated always as identity,
  network text not null,
  written_at timestamptz not null default now()
);
create index ticket_networks_by_network on ticket_networks (network, written_at);
create index ticket_networks_by_age on ticket_networks (written_at);
