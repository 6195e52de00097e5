import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { asBundle, type PageSettings } from '#platform/pages/page-bundle.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';

/** Screens from their sources: edits show immediately in the browser and with the next page on the server. */
export async function developmentPages(root: string): Promise<PageSettings> {
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  return {
    mode: 'development',
    styles: new Map(),
    bundle: async (language = SOURCE_LANGUAGE) =>
      asBundle((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild, language),
    mount: async app => {
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/api/') || request.url.startsWith('/media/') || isInjected(request.raw.socket))
          return done();
        reply.raw.once('close', () => reply.hijack());
        vite.middlewares(request.raw, reply.raw, done);
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}

function isInjected(socket: { remotePort?: number | undefined }): boolean {
  return socket.remotePort === undefined;
}
