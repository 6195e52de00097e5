import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';

const ASSETS = openBecause('scripts, styles, fonts and images of the pages');

/**
 * What only documents heed, and the number of a request that nobody asks about. A page loads about thirty scripts, so on a
 * line without compressed headers these would be as much as a tenth of them.
 */
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'x-request-id',
];

/** Built files have a content hash in their name, so they are immutable, and nobody asks whether they have changed. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const isThere = await knownFilesOf(folder);
  await app.register(async assets => {
    await assets.register(fastifyStatic, {
      root: folder,
      serve: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      etag: false,
      lastModified: false,
      acceptRanges: false,
    });
    assets.get<{ Params: { '*': string } }>('/assets/*', ASSETS, async (request, reply) => {
      const name = request.params['*'];
      if (!(await isThere(name))) return reply.callNotFound();
      if (/\.(js|css)$/.test(name)) for (const header of FOR_DOCUMENTS) reply.removeHeader(header);
      return reply.sendFile(name);
    });
  });
}

/**
 * Says whether the folder has a file of exactly this name. The package's own route reads the whole folder for each
 * request to know that. For a name it did not have, the folder is read again if something was put there since: a newer build
 * for the processes that start next.
 */
async function knownFilesOf(folder: string): Promise<(name: string) => Promise<boolean>> {
  let known = await filesIn(folder);
  return async name => {
    if (!known.names.has(name) && (await changesOf(known.folders)) !== known.changes) known = await filesIn(folder);
    return known.names.has(name);
  };
}

async function filesIn(folder: string) {
  const pathOf = ({ parentPath, name }: Dirent) => join(parentPath, name);
  const entriesIn = () => readdir(folder, { recursive: true, withFileTypes: true });
  const within = (await entriesIn()).filter(entry => entry.isDirectory()).map(pathOf);
  const folders = [folder, ...within];
  // Before the files, so that what is put there meanwhile is seen as a change later.
  const changes = await changesOf(folders);
  const files = (await entriesIn()).filter(entry => entry.isFile());
  return { names: new Set(files.map(file => relative(folder, pathOf(file)))), folders, changes };
}

/** When something was last put into or taken out of each folder. */
async function changesOf(folders: readonly string[]): Promise<string> {
  const changedAt = (folder: string) =>
    stat(folder, { bigint: true }).then(
      ({ mtimeNs }) => String(mtimeNs),
      () => 'gone',
    );
  return (await Promise.all(folders.map(changedAt))).join();
}
