import type { Ctx } from '#platform/context.ts';
import type { PortName } from '#shared/ports/adapter.ts';
import { type Connected, connectedBy } from './connect.ts';
import { findConnected, findConnectionRow } from './connections.queries.ts';
import { FilledPorts } from './filled-ports.ts';

export type { Connected };

type Asking = Pick<Ctx, 'ports' | 'follow' | 'primary' | 'log'>;

/** Whether a port is filled, without a question to the database. Right within moments of a change. */
export function isFilled(ctx: Asking, port: PortName): boolean {
  return filledPorts(ctx).has(port);
}

export function filledPorts(ctx: Asking): FilledPorts {
  return ctx.follow('connections', outdate => new FilledPorts(ctx, outdate));
}

/** The service that fills a port now; undefined if there is none. Outside of transactions, because it is called next. */
export async function connectedTo<Port extends PortName>(
  ctx: Asking,
  port: Port,
): Promise<Connected<Port> | undefined> {
  return connectedBy(ctx, port, await findConnected(ctx.primary, port));
}

/** One that was used before, also if it is switched off now, for as long as its settings are there. */
export async function connectedAs<Port extends PortName>(
  ctx: Asking,
  port: Port,
  name: string,
): Promise<Connected<Port> | undefined> {
  return connectedBy(ctx, port, await findConnectionRow(ctx.primary, { port, name }));
}
