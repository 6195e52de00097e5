import {
  type addWebhook as addCall,
  type editWebhook as editCall,
  endpointIsOff,
  MAX_ENDPOINTS,
  noSuchDelivery,
  noSuchEndpoint,
  tooManyEndpoints,
  tooManyWebhookTests,
} from '#office/webhooks/contract.ts';
import { insertDeliveries } from '#office/webhooks/server/sending/events.queries.ts';
import { payloadOf } from '#office/webhooks/server/sending/read-payload.ts';
import { newSecret } from '#office/webhooks/server/sending/sign.ts';
import { WEBHOOKS_TAG } from '#office/webhooks/server/sending/webhook-sender.ts';
import { TEST_EVENT } from '#office/webhooks/webhook-events.ts';
import { requireOwnPassword } from '#people/accounts/server/accounts.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { postRefusal } from '#platform/outbound/post-public.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { invalidInput } from '#shared/api/problems.ts';
import { type DeliveryId, type EndpointId, newId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { repeatSlice } from './repeat-failed.ts';
import {
  type CountedEndpoint,
  countEndpointsToAdd,
  countFailed,
  type EndpointOwner,
  type EndpointRow,
  findCounted,
  findDelivery,
  findEndpoint,
  hastenDeliveries,
  insertEndpoint,
  lockEndpoint,
  removeEndpoint as removeOne,
  repeatDelivery,
  setSecret,
  updateEndpoint,
} from './webhooks.queries.ts';

const HOUR_MS = 3_600_000;
/** An endpoint that is switched on may work off what waits for so long, however much it is. */
const SPARED_HOURS = 24;

/** The owner of an actor's endpoints: administrators act for the shop, sellers for themselves. @throws noSuchEndpoint */
export function endpointOwnerOf({ actor }: Pick<ActorCtx, 'actor'>): EndpointOwner {
  if (actor.kind === 'administrator') return null;
  if (!actor.sellerId) throw noSuchEndpoint();
  return actor.sellerId;
}

/** @throws noSuchEndpoint, also for one of somebody else */
export async function getEndpoint(ctx: ActorCtx, id: EndpointId): Promise<EndpointRow> {
  const row = await findEndpoint(ctx.db, endpointOwnerOf(ctx), id);
  if (!row) throw noSuchEndpoint();
  return row;
}

/** With its counts, to be shown. @throws noSuchEndpoint */
async function getCounted(ctx: ActorCtx, id: EndpointId): Promise<CountedEndpoint> {
  const row = await findCounted(ctx.db, endpointOwnerOf(ctx), id);
  if (!row) throw noSuchEndpoint();
  return row;
}

/** An endpoint with its secret, which is shown this once. */
export interface WithSecret {
  readonly row: CountedEndpoint;
  readonly secret: string;
}

/** @throws invalidInput for an address that is not https on the public internet, wrongPassword, tooManyEndpoints */
export async function addEndpoint(
  ctx: ActorCtx,
  { name, url, events, password }: InputOf<typeof addCall>,
  ownPort: number | undefined,
): Promise<WithSecret> {
  if (postRefusal(url, ownPort) !== undefined)
    throw invalidInput().with({ fields: { url: () => t('office.webhooks.refusal.address') } });
  await requireOwnPassword(ctx, password);
  const owner = endpointOwnerOf(ctx);
  const secret = newSecret();
  const id = newId<'webhook endpoint'>();
  await ctx.tx(async tx => {
    if ((await countEndpointsToAdd(tx.db, owner)) >= MAX_ENDPOINTS) throw tooManyEndpoints();
    await insertEndpoint(tx.db, { id, owner, name, url, events: [...new Set(events)], secret });
    await recordAct(tx, { act: 'webhook.added', on: { kind: 'webhook', id, name }, after: { url } });
  });
  return { row: await getCounted(ctx, id), secret };
}

/** What is not named stays. @throws noSuchEndpoint */
export async function editEndpoint(
  ctx: ActorCtx,
  { endpointId: id, ...change }: InputOf<typeof editCall>,
): Promise<CountedEndpoint> {
  await ctx.tx(async tx => {
    const before = await hold(tx, ctx, id);
    const after = {
      name: change.name ?? before.name,
      events: change.events ? [...new Set(change.events)] : before.events,
      isOn: change.isOn ?? before.is_on,
    };
    const [was, is] = [factsOf({ ...before, isOn: before.is_on }), factsOf(after)];
    // Sent back as it was answered: nothing to write, to log or to drop.
    if (JSON.stringify(was) === JSON.stringify(is)) return;
    await updateEndpoint(tx.db, id, after, new Date(tx.now().getTime() + SPARED_HOURS * HOUR_MS));
    if (after.isOn && !before.is_on) await hastenDeliveries(tx.db, id, tx.now());
    await recordAct(tx, {
      act: 'webhook.changed',
      on: { kind: 'webhook', id, name: after.name },
      before: was,
      after: is,
    });
    tx.changed(WEBHOOKS_TAG);
  });
  return getCounted(ctx, id);
}

function factsOf({
  name,
  events,
  isOn,
}: {
  readonly name: string;
  readonly events: readonly string[];
  readonly isOn: boolean;
}) {
  return { name, events: events.join(', '), isOn: String(isOn) };
}

/** Removes an endpoint; the sweep deletes its log. @throws noSuchEndpoint */
export async function removeEndpoint(ctx: ActorCtx, id: EndpointId): Promise<void> {
  await ctx.tx(async tx => {
    const { name, url } = await hold(tx, ctx, id);
    await removeOne(tx.db, id, tx.now());
    await recordAct(tx, { act: 'webhook.deleted', on: { kind: 'webhook', id, name }, before: { url } });
  });
}

/** Replaces the secret; the former one signs too for some hours. @throws noSuchEndpoint, wrongPassword */
export async function replaceSecret(
  ctx: ActorCtx,
  input: { readonly endpointId: EndpointId; readonly overlapHours: number; readonly password: string },
): Promise<WithSecret> {
  const { endpointId: id, overlapHours, password } = input;
  await getEndpoint(ctx, id);
  await requireOwnPassword(ctx, password);
  const secret = newSecret();
  await ctx.tx(async tx => {
    const { name } = await hold(tx, ctx, id);
    await setSecret(tx.db, id, secret, new Date(tx.now().getTime() + overlapHours * HOUR_MS));
    await recordAct(tx, { act: 'webhook.secret', on: { kind: 'webhook', id, name } });
  });
  return { row: await getCounted(ctx, id), secret };
}

/** Sends a test, like any other event. @throws noSuchEndpoint, endpointIsOff, tooManyWebhookTests */
export async function testEndpoint(ctx: ActorCtx, endpointId: EndpointId): Promise<void> {
  if (!(await getEndpoint(ctx, endpointId)).is_on) throw endpointIsOff();
  await ctx.throttle.spend('webhook-test.account', ctx.actor.id, tooManyWebhookTests);
  const now = ctx.now();
  const eventId = newId();
  await ctx.tx(async tx => {
    await insertDeliveries(tx.db, [
      {
        ...{ id: newId(), endpoint_id: endpointId, event_id: eventId, position: 0, type: TEST_EVENT },
        ...{ object: `test:${eventId}`, next_at: now, created_at: now },
        payload: payloadOf(TEST_EVENT, now, { message: 'test' }),
      },
    ]);
    tx.changed(WEBHOOKS_TAG);
  });
}

/** Sends a delivery again. @throws noSuchDelivery, endpointIsOff */
export async function redeliver(ctx: ActorCtx, id: DeliveryId): Promise<void> {
  const found = await findDelivery(ctx.db, endpointOwnerOf(ctx), id);
  if (!found) throw noSuchDelivery();
  if (!found.is_on) throw endpointIsOff();
  await ctx.tx(async tx => {
    await repeatDelivery(tx.db, id, tx.now());
    tx.changed(WEBHOOKS_TAG);
  });
}

/**
 * Sends what has failed since a moment again: the first of it at once, the rest by a job.
 * @returns how many in all @throws noSuchEndpoint, endpointIsOff
 */
export async function redeliverFailed(ctx: ActorCtx, endpoint: EndpointId, since: Date | undefined): Promise<number> {
  if (!(await getEndpoint(ctx, endpoint)).is_on) throw endpointIsOff();
  const failed = { endpoint, since: since ?? null, until: ctx.now() };
  return ctx.tx(async tx => {
    const count = await countFailed(tx.db, failed);
    await repeatSlice(tx, failed);
    return count;
  });
}

async function hold(tx: TxCtx, ctx: ActorCtx, id: EndpointId): Promise<EndpointRow> {
  const row = await lockEndpoint(tx.db, endpointOwnerOf(ctx), id);
  if (!row) throw noSuchEndpoint();
  return row;
}
