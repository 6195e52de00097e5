import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';

/** Built files carry a hash of their content in their name, so they never change. */
export async function serveAssets(app: FastifyInstance, clientFolder: string): Promise<void> {
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
