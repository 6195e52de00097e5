import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '#people/accounts/server/sign-in/passwords.ts';
import { closeSession, startSession } from '#people/accounts/server/sign-in/sessions.ts';
import { openPictureLibrary } from '#products/media/server/media.ts';
import { askQuestion } from '#products/questions/contract.ts';
import { addReview } from '#products/reviews/contract.ts';
import type { OrderId, ProductId, QuestionId, ReviewId, UserId } from '#shared/id.ts';
import { type BenchTools, benchTools } from '#test/adapters/bench-tools.ts';
import { type Buyer, buy, newBuyer } from '#test/builders/buying.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { type Cast, type CastMember, type CastSeller, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import type { Actor } from './actors.ts';

export const PASSWORD = 'phir milenge chalte chalte';

/** A shop in which each actor could do something, made once for the whole matrix. */
export interface Scene {
  readonly shop: TestShop;
  /** The services that it could be connected to. */
  readonly benches: BenchTools;
  readonly cast: Cast;
  /** The shopper whose things are tried. */
  readonly asha: Buyer;
  readonly farhan: Buyer;
  /** A stranger to all actors, with an address. */
  readonly stranger: Buyer;
  /** A product of the seller's. */
  readonly product: ProductId;
  /** An order of the shopper's with a line of the seller's. */
  readonly order: OrderId;
  readonly newOrder: () => Promise<OrderId>;
  readonly newReview: () => Promise<ReviewId>;
  /** A question of somebody else about the product of the seller's. */
  readonly newQuestion: () => Promise<QuestionId>;
  /** A number that is another each time. */
  readonly next: () => number;
  readonly personOf: (actor: Actor) => CastMember;
  /** A new session's token; for a guest that of a session that has ended. */
  readonly newToken: (actor: Actor) => Promise<string>;
}

/** @param hasPages whether its pages are served too, which have to be built */
export async function setScene({ hasPages = true } = {}): Promise<Scene> {
  const benches = await benchTools();
  const shop = await startTestShop('postgres', {
    tools: benches.tools,
    worksJobs: false,
    ...(hasPages && { pages: await builtScreens() }),
    pictures: openPictureLibrary(join(tmpdir(), 'no-pictures'), async () => undefined),
    address: 'https://shop.example',
    payments: { sandbox: true },
  });
  const { db } = shop.open;
  const cast = await castOf(shop);
  const asha = await lastingBuyer(shop);
  const farhan = await lastingBuyer(shop);
  const stranger = await newBuyer(shop);
  const product = await makeProduct(shop, cast.deccan.sellerId, { stock: 10_000, slug: 'nandi-5' });
  const newOrder = () => buy(asha, [product, 1]);
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .execute();
  let count = 0;

  const people: Record<Exclude<Actor, 'guest'>, CastMember> = {
    shopper: asha,
    'other shopper': farhan,
    'pending seller': cast.waiting,
    seller: cast.deccan,
    'other seller': cast.ritchie,
    administrator: cast.admin,
  };
  const personOf = (actor: Actor) => people[actor === 'guest' ? 'shopper' : actor];
  return {
    shop,
    benches,
    cast,
    asha,
    farhan,
    stranger,
    product,
    order: await newOrder(),
    newOrder,
    newReview: () => reviewBy(shop, product),
    newQuestion: () => questionAbout(shop, product),
    next: () => {
      count += 1;
      return count;
    },
    personOf,
    newToken: async actor => {
      const token = await startSession(db, personOf(actor).id as UserId, 'matrix');
      if (actor === 'guest') await closeSession(db, token);
      return token;
    },
  };
}

/** The seller that somebody is, or the one whose things are tried for whoever is none. */
export function ownSeller({ cast, personOf }: Scene, actor: Actor): CastSeller {
  const person = personOf(actor);
  return [cast.waiting, cast.ritchie].find(({ id }) => id === person.id) ?? cast.deccan;
}

/** A shopper who signs in anew for each call, because some rows end every session there is. */
async function lastingBuyer(shop: TestShop): Promise<Buyer> {
  const buyer = await newBuyer(shop);
  return {
    ...buyer,
    inject: async options => (await shop.as(buyer)).inject(options),
    call: async (endpoint, input) => (await shop.as(buyer)).call(endpoint, input),
  };
}

async function reviewBy(shop: TestShop, productId: ProductId): Promise<ReviewId> {
  const writer = await newBuyer(shop);
  await writer.call(addReview, { productId, reviewMessage: 'Good.', reviewValue: 4 });
  const { id } = await shop.open.db
    .selectFrom('reviews')
    .select('id')
    .where('user_id', '=', writer.id)
    .executeTakeFirstOrThrow();
  return id;
}

async function questionAbout(shop: TestShop, productId: ProductId): Promise<QuestionId> {
  const asker = await newBuyer(shop);
  await asker.call(askQuestion, { productId, question: 'Does the charger come with it?' });
  const { id } = await shop.open.db
    .selectFrom('questions')
    .select('id')
    .where('user_id', '=', asker.id)
    .executeTakeFirstOrThrow();
  return id;
}
