import type { FastifyRequest } from 'fastify';
import type { Problem } from '#shared/api/problem.ts';
import { crossSite } from '#shared/api/problems.ts';

/**
 * Refuses cross-site writes with a visitor's cookies (CSRF). Browsers send Origin or Sec-Fetch-Site; a client that sends
 * neither these nor a cookie, such as one with a bearer token, can't be abused.
 */
export function crossSiteRefusal(request: FastifyRequest, publicUrl: string | undefined): Problem | undefined {
  const { origin, cookie, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return crossSite();
  if (origin !== undefined) return isOwnOrigin(origin, request, publicUrl) ? undefined : crossSite();
  return cookie !== undefined && site === undefined ? crossSite() : undefined;
}

function isOwnOrigin(origin: string, request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (publicUrl) return origin === new URL(publicUrl).origin;
  return origin === `${request.protocol}://${request.host}`;
}
