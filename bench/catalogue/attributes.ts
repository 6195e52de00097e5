import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** So many attributes has the measured shop, those included that each shop comes with. */
const ATTRIBUTES = 200;

/** Brings the shop up to so many: choices of eight, numbers, and yes or no, shared out among the categories with products. */
export async function addAttributes(db: Database): Promise<void> {
  await sql`
    with kinds as (
      select kind, row_number() over (order by kind) - 1 as at, count(*) over () as kinds
      from (select distinct kind from products where listed) k
    ), made as (
      insert into attributes (id, names, type, min, max, options, filterable)
      select 'trait-' || n, jsonb_build_object('en', 'Trait ' || n),
        (array['choice', 'choice', 'number', 'yes-no'])[1 + mod(n, 4)],
        case when mod(n, 4) = 2 then 0 end, case when mod(n, 4) = 2 then 1000 end,
        case when mod(n, 4) < 2 then (
          select jsonb_agg(jsonb_build_object('id', 'o' || o, 'names', jsonb_build_object('en', 'Option ' || o)))
          from generate_series(1, 8) as o) end,
        true
      from generate_series(1, ${ATTRIBUTES}::int - (select count(*)::int from attributes)) as n
      returning id, substr(id, 7)::int as n
    )
    insert into category_attributes (category_id, attribute_id, "position")
    select kind, id, 100 + n from made join kinds on at = mod(n, kinds)`.execute(db);
}
