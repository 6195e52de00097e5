import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';
import { serveMeasured } from '#bench/stand/measured-process.ts';
import { preparedNames } from '#platform/db/postgres/prepared-names.ts';
import type { RecordedStatement, RecordedValue, Recording } from './recorded.ts';

/** The cost of an answer's database work alone: Fastify, node-postgres and the same statements. */

const { databaseUrl, recordingFile } = JSON.parse(process.argv[2] ?? '') as BareServerSettings;
const recording = JSON.parse(readFileSync(recordingFile, 'utf8')) as Recording;
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const app = fastify({ logger: false });
/** Statements are prepared by name, as the shop's are. */
const nameOf = preparedNames();

export interface BareServerSettings {
  readonly databaseUrl: string;
  readonly recordingFile: string;
}

/** What the client says of its turn. */
export type TurnMarks = Record<string, string>;

const reads = new Map(Object.entries(recording.reads).map(([url, statements]) => [url, statements.map(ready)]));
const pages = new Map(
  Object.entries(recording.pages).map(([url, { headers, base64 }]) => [
    url,
    { headers, body: Buffer.from(base64, 'base64') },
  ]),
);

for (const path of ['/api/shop/products/get', '/api/shop/products/get/:id', '/api/shop/search/:keyword']) {
  app.get(path, async (request, reply) => {
    const answers: unknown[] = [];
    for (const query of reads.get(request.url) ?? []) answers.push((await pool.query(query({}, ''))).rows);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(answers));
  });
}

app.get('/*', async (request, reply) => {
  const page = pages.get(request.url);
  return page ? reply.headers(page.headers).send(page.body) : reply.code(404).send();
});

for (const [flow, steps] of Object.entries(recording.flows)) {
  for (const [at, statements] of steps.entries()) {
    const queries = statements.map(ready);
    app.post(`/flow/${flow}/${at}`, async (request, reply) => {
      const marks = { ...(request.body as TurnMarks) };
      const token = tokenOf(request);
      const client = await pool.connect();
      try {
        const answers: unknown[] = [];
        for (const query of queries) answers.push((await client.query(query(marks, token))).rows);
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(answers));
      } finally {
        client.release();
      }
    });
  }
}

function tokenOf(request: FastifyRequest): string {
  return /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
}

function ready({ text, values }: RecordedStatement): (marks: TurnMarks, token: string) => pg.QueryConfig {
  const statement = recording.texts[text] ?? '';
  const name = nameOf(statement);
  const config = name ? { name, text: statement } : { text: statement };
  const makers = values.map(maker);
  return (marks, token) => ({ ...config, values: makers.map(make => make(marks, token)) });
}

function maker(value: RecordedValue): (marks: TurnMarks, token: string) => unknown {
  if ('same' in value) return () => value.same;
  if ('tokenHash' in value) return (_marks, token) => createHash('sha256').update(token).digest();
  if ('bytes' in value) {
    const bytes = Buffer.from(value.bytes, 'hex');
    return () => bytes;
  }
  return marks => {
    let text = '';
    for (const [at, piece] of value.pieces.entries()) {
      if (at % 2 === 1) marks[piece] ??= randomUUID();
      text += at % 2 === 1 ? marks[piece] : piece;
    }
    return text;
  };
}

await serveMeasured(app, () => app.close().finally(() => pool.end()));
