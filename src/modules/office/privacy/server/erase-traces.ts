import { eraseChangesOf } from '#office/assistants/server/assistants.ts';
import { unlinkMessages } from '#office/contact/server/contact.ts';
import { eraseQuotesOf } from '#orders/exchanges/server/exchanges.ts';
import { eraseProposerOf } from '#orders/orders/server/orders.ts';
import { DELETED_USER } from '#people/accounts/server/accounts.ts';
import { eraseAddressesOf } from '#people/addresses/server/addresses.ts';
import type { TxCtx } from '#platform/context.ts';
import { eraseQuestionsOf } from '#products/questions/server/questions.ts';
import { eraseReviewsOf } from '#products/reviews/server/reviews.ts';
import { eraseWishlistOf } from '#products/wishlist/server/wishlist.ts';
import type { UserId } from '#shared/id.ts';

/** Erases what an account of any kind has saved and written, apart from its cart and what it has bought. */
export async function eraseTraces(tx: TxCtx, id: UserId): Promise<void> {
  await eraseAddressesOf(tx.db, id);
  await eraseReviewsOf(tx, id);
  await eraseQuestionsOf(tx, id);
  await eraseWishlistOf(tx.db, id);
  await eraseChangesOf(tx.db, id);
  await eraseQuotesOf(tx.db, id);
  await eraseProposerOf(tx.db, id, DELETED_USER);
  await unlinkMessages(tx.db, id);
}
