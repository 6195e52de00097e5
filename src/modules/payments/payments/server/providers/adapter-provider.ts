import { methodOfWay } from '#payments/payments/known-services.ts';
import { withinTime } from '#platform/adapters/within-time.ts';
import type { Adapter, Tools } from '#shared/ports/adapter.ts';
import type { PaymentConnection } from '#shared/ports/payment-port.ts';
import { ANSWERS_WITHIN_MS } from './asking-time.ts';
import type { PaymentProvider } from './payment-provider.ts';

const LIMIT = { ms: ANSWERS_WITHIN_MS, what: 'payment provider' } as const;

/** A connected service as a provider, whose calls share one time limit for all their requests. */
export function providerOf(
  { name, face, ways = {} }: Pick<Adapter<'payment'>, 'name' | 'face' | 'ways'>,
  connection: PaymentConnection,
): PaymentProvider {
  const timed = <Answer>(ask: () => Promise<Answer>) => withinTime(LIMIT, ask);
  return {
    name,
    names: [name, ...Object.keys(ways).map(way => methodOfWay(name, way))],
    origins: face.pages,
    open: request => timed(() => connection.open(request)),
    look: (ref, only) => timed(() => connection.look(ref, only)),
    find: id => timed(() => connection.find(id)),
    capture: (ref, only) => timed(() => connection.capture(ref, only)),
    close: ref => timed(() => connection.close(ref)),
    refund: refund => timed(() => connection.refund(refund)),
    lookRefund: (captureRef, ref) => timed(() => connection.lookRefund(captureRef, ref)),
    readReturn: query => connection.readReturn(query),
    readMessage: (body, headers) => timed(() => connection.readMessage(body, headers)),
  };
}

/** One way of paying at a service, by whose name its payments are stored. */
export function wayOf(whole: PaymentProvider, way: string): PaymentProvider {
  return {
    ...whole,
    name: methodOfWay(whole.name, way),
    open: request => whole.open({ ...request, only: way }),
    look: ref => whole.look(ref, way),
    capture: ref => whole.capture(ref, way),
  };
}

/** The same tools, led to another host. */
export function ledTo(baseUrl: string, tools: Tools): Tools {
  return {
    ...tools,
    ask: request => {
      const { pathname, search } = new URL(request.url);
      return tools.ask({ ...request, url: new URL(`${pathname}${search}`, baseUrl) });
    },
  };
}
