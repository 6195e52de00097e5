import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the shop's own address begins with https. */
    readonly isPublicByTls: boolean;
  }
}

/** Has the shop's own address count, whatever a request says. */
export function knowTls(app: FastifyInstance, publicUrl: string | undefined): void {
  app.decorate('isPublicByTls', publicUrl?.startsWith('https:') === true);
}

/**
 * Whether a browser reaches the shop by TLS, so that its cookies are for secure connections alone. True where PUBLIC_URL
 * says so, also when TRUST_PROXY was forgotten and every request looks like plain HTTP from here.
 */
export function isOverTls({ server, protocol }: FastifyRequest): boolean {
  return server.isPublicByTls || protocol === 'https';
}
