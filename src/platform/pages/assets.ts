import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';

const ASSETS = openBecause('scripts, styles, fonts and images of the pages');

/** Built files have a content hash in their name, so they are immutable. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const isThere = await knownFilesOf(folder);
  await app.register(async assets => {
    await assets.register(fastifyStatic, {
      root: folder,
      serve: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
    });
    assets.get<{ Params: { '*': string } }>('/assets/*', ASSETS, async (request, reply) => {
      const name = request.params['*'];
      return (await isThere(name)) ? reply.sendFile(name) : reply.callNotFound();
    });
  });
}

/**
 * Says whether the folder has a file of exactly this name. The package's own route reads the whole folder for each
 * request to know that. The folder is read again for a name it did not have, because a newer build may have been
 * put there for the processes that start next.
 */
async function knownFilesOf(folder: string): Promise<(name: string) => Promise<boolean>> {
  const read = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter(entry => entry.isFile());
    return new Set(files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))));
  };
  let names = await read();
  return async name => {
    if (!names.has(name)) names = await read();
    return names.has(name);
  };
}
