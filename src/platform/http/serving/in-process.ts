import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Whether the server asks itself, as pages do for what they show: injected requests come over no socket. Not told by the
 * address of the other side, which a connection that was broken off has none of any more.
 */
export function isInProcess(request: FastifyRequest): boolean {
  return !(request.raw.socket instanceof Socket);
}
