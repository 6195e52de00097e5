-- Payment services work side by side; of other ports one service is on.
drop index connections_one_on;
create unique index connections_one_on on connections (port) where is_on and port <> 'payment';
