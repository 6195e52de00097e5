import type { FastifyRequest } from 'fastify';

/** Whether the server asks itself, as pages do for what they show: injected requests have no socket of the network's. */
export function isInProcess(request: FastifyRequest): boolean {
  return request.raw.socket.remotePort === undefined;
}
