comment on column page_versions.body is
  'In the markup of pages; null for the words that come with the shop, and for a draft that was discarded.';
