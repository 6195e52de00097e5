import { randomUUID } from 'node:crypto';
import { OFF_AFTER_HOURS, RETRY_AFTER_S } from '#office/webhooks/webhook-events.ts';
import type { Ctx, Follower } from '#platform/context.ts';
import type { Traces } from '#platform/tracing/traces.ts';
import type { EndpointId } from '#shared/id.ts';
import {
  type Attempt,
  type Head,
  type HeldEndpoint,
  holdEndpoint,
  type Lease,
  listDueEndpoints,
  listHeads,
  noteAttempt,
  noteFailure,
  noteSuccess,
  releaseEndpoint,
  renewEndpoint,
  switchEndpointOff,
} from './deliveries.queries.ts';
import { AT_ONCE, HEADS_AT_ONCE, HELD_S, MAX_LANES, pauseAfter } from './pace.ts';
import { prepareEvents } from './prepare-events.ts';
import { sendDelivery } from './send-delivery.ts';

/** The tag that the triggers notify. */
export const WEBHOOKS_TAG = 'webhooks';
const HOUR_MS = 3_600_000;
const GONE = 410;

export interface SenderSettings {
  /** A port of this machine that may be sent to, for tests and development; otherwise the public internet only. */
  readonly ownPort?: number | undefined;
  /** The time for an answer, for tests. */
  readonly answerWithinMs?: number;
  /** How much may wait for an endpoint, for tests. */
  readonly maxWaiting?: number;
  /** Each delivery is a trace of its own; it may be sent long after its cause. */
  readonly traces?: Traces | undefined;
}

/** What became of a round: there was nothing to send, there may be more, or the lane ends. */
type Round = 'nothing' | 'more' | 'stop';

/**
 * Sends webhooks in this process, for as long as it works on jobs. Each endpoint has a lane of its own, so a slow receiver
 * delays nobody else; a lane belongs to one process at a time. Within a lane, an event waits until earlier ones of its order or
 * product have arrived or failed for good. What a process was doing when it ended is done again by another.
 */
export class WebhookSender implements Follower {
  readonly #ctx: Ctx;
  readonly #settings: SenderSettings;
  readonly #stopping = new AbortController();
  readonly #lanes = new Map<EndpointId, Promise<void>>();
  #turn: Promise<void> | undefined;
  #isAskedAgain = false;
  /** Something was due to these while their lane was under way. */
  readonly #again = new Set<EndpointId>();
  /** Something was due to more endpoints than there are lanes. */
  #isFull = false;

  constructor(ctx: Ctx, settings: SenderSettings) {
    this.#ctx = ctx;
    this.#settings = settings;
  }

  subscribe(tags: ReadonlySet<string>): void {
    if (tags.has(WEBHOOKS_TAG)) void this.turn();
  }

  setDisconnected(isDisconnected: boolean): void {
    if (!isDisconnected) void this.turn();
  }

  /** Makes events ready, and starts lanes for what is due. Never rejects: the next turn comes by itself. */
  turn(): Promise<void> {
    this.#isAskedAgain = this.#turn !== undefined;
    this.#turn ??= this.#look().finally(() => {
      this.#turn = undefined;
      if (this.#isAskedAgain && !this.#stopping.signal.aborted) void this.turn();
    });
    return this.#turn;
  }

  /** Waits until nothing is due, for tests. */
  async idle(): Promise<void> {
    await this.turn();
    while (this.#turn !== undefined || this.#lanes.size > 0) {
      await this.#turn;
      await Promise.all(this.#lanes.values());
    }
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#turn;
    await Promise.all(this.#lanes.values());
  }

  async #look(): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    const ctx = this.#ctx;
    try {
      let isMore = true;
      while (isMore && !this.#stopping.signal.aborted) {
        isMore = await prepareEvents(ctx, this.#settings.maxWaiting);
        await this.#startLanes();
      }
    } catch (err) {
      ctx.log.warn({ err }, 'webhooks wait');
    }
  }

  async #startLanes(): Promise<void> {
    for (const id of await listDueEndpoints(this.#ctx.db, this.#ctx.now())) {
      if (this.#lanes.has(id)) this.#again.add(id);
      else if (this.#lanes.size >= MAX_LANES) this.#isFull = true;
      else this.#lanes.set(id, this.#lane(id));
    }
  }

  async #lane(id: EndpointId): Promise<void> {
    let hasTried = false;
    try {
      do {
        this.#again.delete(id);
        let round: Round = 'more';
        while (round === 'more' && !this.#stopping.signal.aborted) {
          round = await this.#round(id);
          hasTried ||= round !== 'nothing';
        }
      } while (this.#again.has(id) && !this.#stopping.signal.aborted);
    } catch (err) {
      this.#ctx.log.warn({ err, endpoint: id }, 'webhooks of an endpoint wait');
    } finally {
      this.#lanes.delete(id);
      this.#again.delete(id);
    }
    // Endpoints that waited for a lane. If this one had nothing to do, looking again would find the same.
    if (!this.#isFull || !hasTried) return;
    this.#isFull = false;
    void this.turn();
  }

  /** Sends what is due to an endpoint, as far as it was read in one step. */
  async #round(id: EndpointId): Promise<Round> {
    const ctx = this.#ctx;
    const holder = randomUUID();
    const lease = this.#lease(holder);
    const endpoint = await holdEndpoint(ctx.db, id, lease);
    if (!endpoint) return 'nothing';
    try {
      const heads = await listHeads(ctx.db, id, lease.now, HEADS_AT_ONCE);
      for (let from = 0; from < heads.length; from += AT_ONCE) {
        // Another process that has taken it over sends the same ones, so this one must not.
        if (!(await renewEndpoint(ctx.db, id, this.#lease(holder)))) return 'stop';
        const some = heads.slice(from, from + AT_ONCE);
        const attempts = await Promise.all(some.map(head => this.#send(endpoint, head)));
        if (attempts.some(({ failure }) => failure === null)) await noteSuccess(ctx.db, id);
        else if (!this.#stopping.signal.aborted) {
          await this.#noteFailure(endpoint, attempts);
          return 'stop';
        }
        if (this.#stopping.signal.aborted) return 'stop';
      }
      return heads.length > 0 ? 'more' : 'nothing';
    } finally {
      await releaseEndpoint(ctx.db, id, holder);
    }
  }

  #lease(holder: string): Lease {
    const now = this.#ctx.now();
    return { holder, now, until: new Date(now.getTime() + HELD_S * 1000) };
  }

  async #send(endpoint: HeldEndpoint, head: Head): Promise<Attempt> {
    const { db, now } = this.#ctx;
    const attempt = await sendDelivery(endpoint, head, { ...this.#settings, now, signal: this.#stopping.signal });
    // Broken off by the end of this process: it counts as not tried.
    if (attempt.failure !== null && this.#stopping.signal.aborted) return attempt;
    const after = RETRY_AFTER_S[head.tries];
    const nextAt = after === undefined ? null : new Date(now().getTime() + after * 1000);
    await noteAttempt(db, head.id, attempt, { nextAt, now: now() });
    return attempt;
  }

  async #noteFailure({ id, failures, failing_since }: HeldEndpoint, attempts: readonly Attempt[]): Promise<void> {
    const now = this.#ctx.now();
    const isGone = attempts.some(({ status }) => status === GONE);
    const isLong = failing_since !== null && now.getTime() - failing_since.getTime() >= OFF_AFTER_HOURS * HOUR_MS;
    await this.#ctx.tx(async tx => {
      await noteFailure(tx.db, id, now, new Date(now.getTime() + pauseAfter(failures + 1) * 1000));
      if (!isGone && !isLong) return;
      const because = isGone ? 'gone' : 'failing';
      if (await switchEndpointOff(tx.db, id, because))
        await tx.notify('webhooks.switched-off', { endpoint: id, because, at: now.toISOString() });
    });
  }
}
