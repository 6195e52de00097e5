-- Facts are read in the order in which they were written, which jsonb does not keep; nothing is looked for inside them.
-- Rewriting a table is no update, so the trigger that guards its rows stays in place.

alter table audit_entries
  alter column before type json using before::json,
  alter column after type json using after::json;
