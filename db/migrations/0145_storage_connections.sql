-- Services that keep files can be connected too.
alter table connections drop constraint connections_port,
  add constraint connections_port check (port in ('message', 'courier', 'payment', 'storage'));
