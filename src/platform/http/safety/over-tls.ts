import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the shop's public address is https. */
    readonly isPublicByTls: boolean;
  }
}

/** Stores whether the public address is https. */
export function knowTls(app: FastifyInstance, publicUrl: string | undefined): void {
  app.decorate('isPublicByTls', publicUrl?.startsWith('https:') === true);
}

/**
 * Whether browsers reach the shop over TLS, so that cookies must be secure. True if PUBLIC_URL is https, even if
 * TRUST_PROXY is missing and requests look like plain HTTP.
 */
export function isOverTls({ server, protocol }: FastifyRequest): boolean {
  return server.isPublicByTls || protocol === 'https';
}
