import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Built files carry a hash of their content in their name, so they never change. */
export async function serveAssets(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: `${clientFolder}/assets`,
    prefix: '/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  });
}
