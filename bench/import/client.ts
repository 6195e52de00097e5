import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { startSession } from '#people/accounts/server/sign-in/sessions.ts';
import type { Database } from '#platform/db/database.ts';
import { createImport, type ImportDetail, runImport, showImport } from '#products/imports/contract.ts';
import type { ImportState } from '#products/imports/import-state.ts';
import { beginUpload, finishUpload, permitPart } from '#products/media/uploads.contract.ts';
import { caller } from '#shared/api/call.ts';
import type { UserId } from '#shared/id.ts';

type Which = ImportDetail['id'];
const LOOK_EVERY_MS = 500;

/** A seller at the shop's door, who sends files as a browser does. */
export async function importClient(db: Database, url: string) {
  const { rows } = await sql<{ id: UserId }>`
    select u.id from users u join sellers s on s.user_id = u.id where s.status = 'Approved' limit 1`.execute(db);
  if (!rows[0]) throw new Error('nobody sells here');
  const authorization = `Bearer ${await startSession(db, rows[0].id, 'bench')}`;
  const call = caller((path, init) =>
    fetch(`${url}${path}`, { ...init, headers: { ...(init.headers as Record<string, string>), authorization } }),
  );
  const state = async (id: Which) => (await call(showImport, { id })).data.state;
  return {
    someSlugs: async () => {
      const slugs = await sql<{ slug: string }>`select slug from products where listed order by id limit 200`.execute(
        db,
      );
      return slugs.rows.map(({ slug }) => slug);
    },
    send: async (bytes: Buffer): Promise<Which> => {
      const { data } = await call(beginUpload, { purpose: 'import', name: 'bulk.csv', size: bytes.length });
      const tags: string[] = [];
      for (let part = 1; part <= data.parts; part += 1) {
        const permission = part === 1 ? data.first : (await call(permitPart, { upload: data.upload, part })).data;
        const body = new Uint8Array(bytes.subarray((part - 1) * data.partSize, part * data.partSize));
        const sent = await fetch(`${url}${permission.url}`, { method: 'PUT', headers: permission.headers, body });
        if (!sent.ok) throw new Error(`the storage answers ${sent.status}`);
        tags.push(sent.headers.get('etag') ?? '');
      }
      await call(finishUpload, { upload: data.upload, ...(data.parts > 1 && { tags }) });
      return (await call(createImport, { upload: data.upload, name: 'bulk.csv' })).data.id;
    },
    begin: (id: Which) => call(runImport, { id }),
    until: async (id: Which, wanted: ImportState): Promise<void> => {
      for (let now = await state(id); now !== wanted; now = await state(id)) {
        if (now === 'failed' || now === 'stopped') throw new Error(`the import is ${now}`);
        await pause(LOOK_EVERY_MS);
      }
    },
  };
}
