import type { StatementMeter } from '#platform/db/statements/statement-meter.ts';
import { occasionNow } from '#platform/occasion.ts';
import { faultName } from './traces.ts';

/** What a database does for one request or job, from now on as spans of it. */
export function traceStatements(meter: StatementMeter): void {
  const send = meter.send.bind(meter);
  meter.send = text => {
    const counted = send(text);
    const span = occasionNow()?.span?.begin({ kind: 'statement', ...statementShape(text) });
    if (!span) return counted;
    return error => {
      counted(error);
      span.end(error === undefined ? {} : { fault: faultName(error) });
    };
  };
}

interface Shape {
  readonly name: string;
  readonly facts: Readonly<Record<string, string>>;
}

const MOST_KNOWN = 2_000;
const known = new Map<string, Shape>();

/** Operation and first table of a statement. The text itself is not sent anywhere. */
export function statementShape(text: string): Shape {
  const found = known.get(text);
  if (found) return found;
  const shape = readShape(text);
  if (known.size < MOST_KNOWN) known.set(text, shape);
  return shape;
}

/** Looked for at the beginning only: texts of the shop are long and come in many lengths. */
const LOOKED_AT = 4_000;
const OPERATION = /^[\s(]*(?:--[^\n]*\n\s*)*([a-z]{2,12})\b/i;
const TABLE = /\b(?:from|into|update|table)\s+(?:only\s+)?((?:"?jobs"?\.)?"?[a-z_]\w*"?)(?![\w(.])/i;

function readShape(whole: string): Shape {
  const text = whole.slice(0, LOOKED_AT).replaceAll(/'(?:[^']|'')*'/g, "''");
  const operation = OPERATION.exec(text)?.[1]?.toUpperCase() ?? 'OTHER';
  const table = TABLE.exec(text)?.[1]?.replaceAll('"', '').toLowerCase();
  const name = table === undefined ? operation : `${operation} ${table}`;
  return {
    name,
    facts: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.summary': name,
      ...(table !== undefined && { 'db.collection.name': table }),
    },
  };
}
