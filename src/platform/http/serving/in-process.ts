import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Whether this is an in-process request, such as pages make for their data: it has no socket. The remote address can't
 * tell, because closed connections have none.
 */
export function isInProcess(request: FastifyRequest): boolean {
  return !(request.raw.socket instanceof Socket);
}
