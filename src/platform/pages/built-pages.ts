import { readdir, readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import { loadPageBundle, type PageSettings } from './page-bundle.ts';

/** The built screens and their files. @throws if they have not been built */
export async function builtPages(folder: string): Promise<PageSettings> {
  const bundle = await loadPageBundle(folder);
  const styles = await stylesIn(`${folder}/client/assets`);
  return {
    mode: 'production',
    bundle: async () => bundle,
    styles,
    screens: { all: bundle.build.assets.url, shop: bundle.build.assets.url.replace('manifest-', 'manifest-shop-') },
    mount: app => serveAssets(app, `${folder}/client`),
  };
}

/** A stylesheet with a font face stays a separate file, which browsers cache. */
async function stylesIn(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.css'));
  const sheets = await Promise.all(
    names.map(async name => [`/assets/${name}`, await readFile(`${folder}/${name}`)] as const),
  );
  return new Map(sheets.filter(([, content]) => !content.includes('data:font/')));
}

/** Built files have a content hash in their name, so they are immutable. */
async function serveAssets(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(async assets => {
    assets.addHook('onRoute', route => {
      Object.assign(route, openBecause('scripts, styles, fonts and images of the pages'));
    });
    await assets.register(fastifyStatic, {
      root: `${clientFolder}/assets`,
      prefix: '/assets/',
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
    });
  });
}
