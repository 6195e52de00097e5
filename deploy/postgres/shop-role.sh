#!/bin/sh
# Makes the shop's role, which owns its one database and may do nothing else. The image of PostgreSQL runs this once, as
# its superuser, when the volume is empty.
set -eu
psql --set ON_ERROR_STOP=1 --no-psqlrc --username "$POSTGRES_USER" --dbname postgres --set password="$SHOP_DATABASE_PASSWORD" <<'SQL'
create role shop login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
create database shop owner shop;
revoke connect, temporary on database shop from public;
SQL
