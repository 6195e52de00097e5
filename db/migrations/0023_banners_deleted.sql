-- A banner that is deleted can be brought back for a while, with its words and its place.

alter table banners add column deleted_at timestamptz;
