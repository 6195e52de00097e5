import { randomBytes } from 'node:crypto';
import { agentsTooMany } from '#orders/agents/handover.contract.ts';
import type { PublishedKey } from '#orders/agents/server/signing/platform-keys.ts';
import type { Capability } from '#orders/agents/ucp/ucp.ts';
import type { Paying } from '#orders/orders/server/orders.ts';
import type { Ctx } from '#platform/context.ts';

/** The platform of an agent, as its profile says. */
export interface Platform {
  /** Address of its profile, by which it is known. */
  readonly url: string;
  /** What it and the shop can do both. */
  readonly capabilities: ReadonlySet<Capability>;
  /** Where it wants to be told of orders. */
  readonly webhookUrl: string | undefined;
  /** The keys that it signs with, by their ids. */
  readonly keys: ReadonlyMap<string, PublishedKey>;
}

/** The shop, as operations of agents need it. */
export interface AgentShop {
  readonly paying: Paying;
  /** The public URL. */
  readonly address: string;
}

/** A call of an agent. */
export interface AgentCall {
  readonly ctx: Ctx;
  readonly platform: Platform;
  readonly shop: AgentShop;
}

/** An id that can't be guessed: whoever has it may use what it names. */
export function secretId(kind: 'cart' | 'chk' | 'ord'): string {
  return `${kind}_${randomBytes(16).toString('base64url')}`;
}

/** Wrong ids are counted, so that nobody tries them. @throws agentsTooMany */
export async function countGuess({ network, throttle }: Ctx): Promise<void> {
  if (network) await throttle.spend('agent-guess.network', network, agentsTooMany);
}
