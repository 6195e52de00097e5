-- Where a process keeps its files, as a word that is the same for all who keep them in the same place. Null for code from before.
alter table process_reports add column files_in text;
