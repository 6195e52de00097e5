import { type Extras, NO_EXTRAS } from '#orders/sold-services/extras.ts';
import type { Slot } from '#orders/sold-services/period.ts';
import { KINDS_OF_SERVICE, readNote, type Service, servicesFor } from '#orders/sold-services/service.ts';
import { freeSlots, isWithinReach } from '#orders/sold-services/slots.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { knownCategories, readCategories, type SaleFacts } from '#products/catalog/server/catalog.ts';
import type { SellerId } from '#shared/id.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { deliveryDays } from '#shop/delivery/delivery-days.ts';
import { listOfferedExtras, type OfferedExtras } from './extras.queries.ts';

/** What one seller sends, as far as services and windows depend on it. */
export interface SentPart {
  readonly sellerId: SellerId;
  readonly lines: readonly { readonly product: SaleFacts; readonly quantity: number }[];
}

/** Where it goes. */
interface Destination {
  readonly pincode: string;
  readonly state_code: string;
}

/** A service that is bought. */
export interface SoldService {
  readonly service: Service;
  /** The product it is for; of the first for what is done for a seller order. */
  readonly product: SaleFacts;
  readonly quantity: number;
  /** The words of a gift. */
  readonly note: string | null;
}

export interface PartExtras {
  readonly services: readonly SoldService[];
  readonly slot: Slot | null;
}

export const NO_PART_EXTRAS: PartExtras = { services: [], slot: null };

/** What can be chosen with what a seller sends. */
export interface PartOffers {
  /** For each line. */
  readonly forLines: readonly (readonly Service[])[];
  readonly forPart: readonly Service[];
  /** The next windows with a free place; null if it is not delivered in windows. */
  readonly slots: readonly Slot[] | null;
}

interface Facts {
  readonly offered: OfferedExtras;
  readonly tree: CategoryTree | undefined;
  readonly now: Date;
}

/** What sellers offer now. Not for use inside a transaction. */
export async function offeredExtras(ctx: Ctx, sellers: readonly SellerId[]): Promise<Facts> {
  const now = ctx.now();
  const offered = await listOfferedExtras(ctx.db, sellers, dayIn(now));
  return { offered, tree: isNothing(offered) ? undefined : await knownCategories(ctx), now };
}

function isNothing({ services, slots }: OfferedExtras): boolean {
  return services.length === 0 && slots.length === 0;
}

/** What of a choice is offered now, by seller; read again in the transaction that sells it. */
export async function sellExtras(
  tx: TxCtx,
  parts: readonly SentPart[],
  chosen: Extras = NO_EXTRAS,
  to: Destination,
): Promise<ReadonlyMap<SellerId, PartExtras>> {
  if (chosen.services.length + chosen.wraps.length + chosen.slots.length === 0) return new Map();
  const now = tx.now();
  const sellers = parts.map(({ sellerId }) => sellerId);
  const facts = {
    offered: await listOfferedExtras(tx.db, sellers, dayIn(now)),
    tree: await readCategories(tx.db),
    now,
  };
  return new Map(parts.map(part => [part.sellerId, chosenOf(facts, part, chosen, to)]));
}

/** What can be chosen. */
export function partOffersOf(facts: Facts, part: SentPart, to: Destination | undefined): PartOffers {
  const { forLines, forPart } = servicesOf(facts, part, to);
  const from = firstDay(facts, part, to);
  if (from === undefined || !isInWindows(facts, part)) return { forLines, forPart, slots: null };
  const own = <Of extends { readonly sellerId: SellerId }>(all: readonly Of[]) =>
    all.filter(({ sellerId }) => sellerId === part.sellerId);
  return { forLines, forPart, slots: freeSlots(from, own(facts.offered.slots), own(facts.offered.taken)) };
}

/**
 * What of a choice is offered. A window that is full by now stays chosen: whether there is a place is decided by the order.
 */
export function chosenOf(facts: Facts, part: SentPart, chosen: Extras, to: Destination | undefined): PartExtras {
  const { forLines, forPart } = servicesOf(facts, part, to);
  const ofLines = part.lines.flatMap(({ product, quantity }, at) =>
    (forLines[at] ?? [])
      .filter(({ id }) => chosen.services.some(each => each.productId === product.id && each.serviceId === id))
      .map(service => ({ service, product, quantity, note: null })),
  );
  const [first] = part.lines;
  const ofPart = forPart.flatMap(service => {
    const wanted = chosen.wraps.find(each => each.sellerId === part.sellerId && each.serviceId === service.id);
    return first && wanted ? [{ service, product: first.product, quantity: 1, note: readNote(wanted.note) }] : [];
  });
  const slot = chosen.slots.find(({ sellerId }) => sellerId === part.sellerId);
  const from = firstDay(facts, part, to);
  const isOffered =
    slot && from !== undefined && isInWindows(facts, part) && isWithinReach(from, slot)
      ? { day: slot.day, period: slot.period }
      : null;
  return { services: [...ofLines, ...ofPart], slot: isOffered };
}

function servicesOf({ offered, tree }: Facts, { sellerId, lines }: SentPart, to: Destination | undefined) {
  const ofLine = lines.map(({ product }) => {
    const categories = tree?.upFrom(product.kind).map(({ id }) => id) ?? [];
    return servicesFor(offered.services, { sellerId, categories }, to?.pincode);
  });
  const isPer = (per: 'unit' | 'part') => (service: Service) => KINDS_OF_SERVICE[service.kind].per === per;
  // What is for all of it has to be offered for each product.
  const [first = [], ...others] = ofLine.map(services => services.filter(isPer('part')));
  const forPart = first.filter(({ id }) => others.every(services => services.some(service => service.id === id)));
  return { forLines: ofLine.map(services => services.filter(isPer('unit'))), forPart };
}

function isInWindows({ offered, tree }: Facts, { sellerId, lines }: SentPart): boolean {
  if (!offered.slots.some(slot => slot.sellerId === sellerId)) return false;
  const large = new Set(offered.large.filter(each => each.sellerId === sellerId).map(({ category }) => category));
  return lines.some(({ product }) => tree?.upFrom(product.kind).some(({ id }) => large.has(id)));
}

/** The first day on which it can arrive. */
function firstDay({ now }: Facts, { lines }: SentPart, to: Destination | undefined): string | undefined {
  if (!to) return undefined;
  const [fewest] = deliveryDays(lines[0]?.product.sellerState ?? null, to.state_code);
  return dayIn(new Date(now.getTime() + fewest * 86_400_000));
}
