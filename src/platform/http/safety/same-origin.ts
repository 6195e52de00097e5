import type { FastifyRequest } from 'fastify';
import type { Problem } from '#shared/api/problem.ts';
import { crossSite, crossSiteProgram } from '#shared/api/problems.ts';

/**
 * Refuses cross-site writes with a visitor's cookies (CSRF). Browsers send Origin or Sec-Fetch-Site. A request with a
 * bearer token can't be abused, because only the token counts then; neither can one without cookies from an allowed origin,
 * or from a program that sends none of the three.
 * @param isAllowed whether pages of this origin may call the API
 */
export async function crossSiteRefusal(
  request: FastifyRequest,
  publicUrl: string | undefined,
  isAllowed: (origin: string) => Promise<boolean>,
): Promise<Problem | undefined> {
  if (bearerOf(request) !== undefined) return undefined;
  const { origin, cookie, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && cookie === undefined && (await isAllowed(origin))) return undefined;
  if (site !== undefined && site !== 'same-origin') return crossSite();
  if (origin !== undefined) return isOwnOrigin(origin, request, publicUrl) ? undefined : crossSite();
  return cookie !== undefined && site === undefined ? crossSiteProgram() : undefined;
}

/** The bearer token of a request. If there is one, its cookies don't count. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

function isOwnOrigin(origin: string, request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (publicUrl) return origin === new URL(publicUrl).origin;
  return origin === `${request.protocol}://${request.host}`;
}
