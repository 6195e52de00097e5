import { describe } from 'vitest';
import { adapterFolders, importAdapterFile } from '#platform/adapters/find-adapters.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import type { Adapter } from '#shared/ports/adapter.ts';
import type { PaymentBench } from '#shared/ports/bench.ts';
import { adapterSuite, secretsOf, standOf } from './adapter-suite.ts';
import { suiteOfProvider } from './payment-suite.ts';
import type { ProviderBench } from './provider-bench.ts';

/** The contract of the port `payment`, which every folder in `adapters/payment` keeps (docs/adapters.md). */
const folders = await adapterFolders('payment');
const benches = await Promise.all(
  folders.map(async name => ((await importAdapterFile('payment', name, 'bench')) as () => PaymentBench)()),
);

describe.each(folders)('payments by %s', name => {
  adapterSuite('payment', name, connection => ({
    open: () => connection.open(WISH),
  }));
});

for (const [at, name] of folders.entries()) {
  const bench = benches[at];
  if (bench) suiteOfProvider(name, bench.traits, () => benchOf(name));
}

const WISH = {
  ...{ paymentId: newId<'payment'>(), orderId: newId<'order'>(), number: 'BB-100042', amount: paise(49_900) },
  returnUrl: 'https://shop.example/shop/paypal-return?orderId=1',
  heldUntil: new Date(Date.now() + 1_800_000),
};

async function benchOf(name: string): Promise<ProviderBench> {
  const adapter = (await importAdapterFile('payment', name, 'adapter')) as Adapter<'payment'>;
  const { bench, server, connection } = await standOf<'payment', PaymentBench>('payment', name);
  const impatient = adapter.connect(bench.settings, server.toolsWithin(300));
  const origins = adapter.face.pages;
  return {
    ...{ server, opened: bench.opened, payWrongly: bench.payWrongly, message: bench.message },
    provider: { ...connection, origins },
    impatient: { ...impatient, origins },
    ...{ ways: Object.keys(adapter.ways ?? {}), payOtherwise: bench.payOtherwise },
    secrets: await secretsOf('payment', name, bench),
    approve: async ref => ({ ...bench.approve(ref) }),
    refunded: () => bench.sentBack().length,
    expire: async ref => bench.expire(ref),
    payOut: async (ref, outcome) => bench.payOut(ref, outcome),
    end: server.close,
  };
}
