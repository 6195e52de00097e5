#!/bin/sh
# Creates the shop's role, which owns the shop's database and has no other rights. The PostgreSQL image runs this once,
# as superuser, when the volume is empty.
set -eu
psql --set ON_ERROR_STOP=1 --no-psqlrc --username "$POSTGRES_USER" --dbname postgres --set password="$SHOP_DATABASE_PASSWORD" <<'SQL'
create role shop login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
create database shop owner shop;
revoke connect, temporary on database shop from public;
SQL
