import type { ProviderName } from '#payments/payments/payment-states.ts';
import { sandbox } from '#payments/payments/server/sandbox/sandbox.ts';
import type { Database } from '#platform/db/database.ts';
import type { Adapter, AnyAdapter, Tools } from '#shared/ports/adapter.ts';
import type { PaymentConnection } from '#shared/ports/payment-port.ts';
import { ledTo, providerOf, wayOf } from './adapter-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What the environment says of payments, read at start. */
export interface PaymentSettings {
  /** Whether the built-in test provider is offered. */
  readonly sandbox: boolean;
  /** Services that the environment sets up, by the names of their folders. They are always on. */
  readonly services?: Readonly<Record<ProviderName, FixedService>>;
  /** Further providers, for tests. */
  readonly more?: readonly PaymentProvider[];
}

export interface FixedService {
  readonly settings: Readonly<Record<string, string>>;
  /** Another host to ask. */
  readonly baseUrl?: string;
}

/** The providers of now; which they are changes while the shop runs. */
export interface PaymentProviders {
  /** Those that shoppers can choose, in this order. */
  readonly offered: () => readonly PaymentProvider[];
  /** One by its name, also if it is offered no more, for payments that were begun with it. */
  readonly named: (name: string) => PaymentProvider | undefined;
}

/** A service that an administrator has connected. */
interface ConnectedService {
  readonly name: string;
  readonly isOn: boolean;
  readonly connection: PaymentConnection;
}

interface ProviderParts {
  readonly adapters: readonly AnyAdapter[];
  readonly tools: Tools;
  readonly db: Database;
  /** Those that are connected now, with their complete settings; the same connection as long as they stay the same. */
  readonly connected?: () => readonly ConnectedService[];
  /** What each provider is wrapped in, such as a counter. */
  readonly wrap?: (provider: PaymentProvider) => PaymentProvider;
}

export const NO_PAYMENTS: PaymentSettings = { sandbox: false };

/** What the environment sets up goes before what was entered for the same service. */
export function paymentProviders(
  { sandbox: hasSandbox, services = {}, more = [] }: PaymentSettings,
  { adapters, tools, db, connected = () => [], wrap = provider => provider }: ProviderParts,
): PaymentProviders {
  const payment = inOrder(adapters.flatMap(each => (each.port === 'payment' ? [each] : [])));
  const served = new WeakMap<PaymentConnection, Served>();
  /** The same providers as long as the connection stays. */
  const servedBy = (adapter: Adapter<'payment'>, connection: PaymentConnection): Served => {
    const known = served.get(connection) ?? serve(adapter, connection, wrap);
    served.set(connection, known);
    return known;
  };
  const fixed = new Map(
    Object.entries(services).map(([name, { settings, baseUrl }]) => {
      const adapter = payment.find(each => each.name === name);
      if (!adapter) throw new Error(`there is no folder adapters/payment/${name}`);
      const connection = adapter.connect(settings, baseUrl === undefined ? tools : ledTo(baseUrl, tools));
      return [name, servedBy(adapter, connection)] as const;
    }),
  );
  const first = more.map(wrap);
  const last = hasSandbox ? [wrap(sandbox(db))] : [];
  const those = (isWanted: (service: ConnectedService) => boolean): readonly Served[] => {
    const services = connected().filter(isWanted);
    return payment.flatMap(adapter => {
      const service = services.find(({ name }) => name === adapter.name);
      return fixed.get(adapter.name) ?? (service ? servedBy(adapter, service.connection) : []);
    });
  };
  return {
    offered: () => [...first, ...those(({ isOn }) => isOn).flatMap(({ offered }) => offered), ...last],
    named: name =>
      [...first, ...those(() => true).flatMap(({ all }) => all), ...last].find(provider => provider.name === name),
  };
}

/** The providers that a connected service stands for: itself and its ways. */
interface Served {
  readonly all: readonly PaymentProvider[];
  /** Without the ways that can't be chosen now. */
  readonly offered: readonly PaymentProvider[];
}

function serve(
  adapter: Adapter<'payment'>,
  connection: PaymentConnection,
  wrap: (provider: PaymentProvider) => PaymentProvider,
): Served {
  const whole = providerOf(adapter, connection);
  const ways = Object.keys(adapter.ways ?? {}).map(way => ({ way, provider: wrap(wayOf(whole, way)) }));
  const own = wrap(whole);
  const isOffered = ({ way }: { way: string }) => connection.ways?.includes(way) ?? false;
  return {
    all: [own, ...ways.map(({ provider }) => provider)],
    offered: [own, ...ways.filter(isOffered).map(({ provider }) => provider)],
  };
}

/** Services that take UPI and cards are offered before wallets, otherwise by title. */
function inOrder(adapters: readonly Adapter<'payment'>[]): readonly Adapter<'payment'>[] {
  const placeOf = ({ face }: Adapter<'payment'>) => (face.icon === 'wallet' ? 1 : 0);
  return [...adapters].sort((one, other) => placeOf(one) - placeOf(other) || (one.title < other.title ? -1 : 1));
}

/** The names of those that are offered now. */
export function offeredNames(providers: PaymentProviders): readonly ProviderName[] {
  return providers.offered().map(({ name }) => name);
}

/** One that is offered now. */
export function offeredNamed(providers: PaymentProviders, name: string): PaymentProvider | undefined {
  return providers.offered().find(provider => provider.name === name);
}

/**
 * One by which an order can be paid that has its method already: also a way that can't be chosen any more, as long as its
 * service is offered.
 */
export function payableNamed(providers: PaymentProviders, name: string): PaymentProvider | undefined {
  const isServed = providers.offered().some(provider => provider.name === name || provider.names?.includes(name));
  return isServed ? providers.named(name) : undefined;
}
