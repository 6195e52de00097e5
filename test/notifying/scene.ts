import { sql } from 'kysely';
import { issueCommissions } from '#finance/invoices/server/invoices.ts';
import { adjustBalance, recordPayout, reversePayout } from '#finance/ledger/payouts/payouts.contract.ts';
import { sendMessage } from '#office/contact/contract.ts';
import { answerTicket, listTickets } from '#office/contact/desk.contract.ts';
import { testMail } from '#office/mails/contract.ts';
import { blockPerson, unblockPerson } from '#office/people/contract.ts';
import { deleteAccount } from '#office/privacy/contract.ts';
import { completeByHand, openByHand } from '#orders/checkouts/by-hand.contract.ts';
import * as orders from '#orders/orders/contract.ts';
import { editOrder } from '#orders/orders/editing/edit.contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { giveUpUnpaid } from '#orders/orders/server/orders.ts';
import { withdrawReturn } from '#orders/returns/contract.ts';
import { settleRefund } from '#orders/returns/refunds/refunds.contract.ts';
import { keepRefund } from '#payments/payments/server/refunds/refunds.queries.ts';
import { register } from '#people/accounts/contract.ts';
import { addKey } from '#people/accounts/keys/keys.contract.ts';
import { askNewEmail, changeMobile, changePassword, confirmNewEmail } from '#people/accounts/own-account.contract.ts';
import { forgotPassword, resetPassword } from '#people/accounts/password/password-reset.contract.ts';
import { addVendor, decideVendor } from '#people/sellers/contract.ts';
import { saveSellerProfile } from '#people/sellers/profile/profile.contract.ts';
import { approveProducts, sendProductsBack } from '#products/approvals/contract.ts';
import { declineProposal, proposeSection } from '#products/fronts/proposals.contract.ts';
import { notifyLowStock } from '#products/inventory/server/stock/notify-low-stock.ts';
import { answerQuestion, askQuestion } from '#products/questions/contract.ts';
import { listDeskQuestions } from '#products/questions/desk.contract.ts';
import { addReview, findOwnReview } from '#products/reviews/contract.ts';
import { hideReview, showReview } from '#products/reviews/moderation.contract.ts';
import { setNotices } from '#products/wishlist/contract.ts';
import { tellNews } from '#products/wishlist/server/wishlist.ts';
import { newId, type RefundId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { DEFAULT_RATES } from '#shop/shop/rates/default-rates.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { waitingProduct } from '#test/builders/approving.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { approve, buyAndPay, buyOnline, comeBack, endHold, payAgain } from '#test/builders/paying-online.ts';
import { aProposal } from '#test/builders/proposing.ts';
import { shopperFields } from '#test/builders/registering.ts';
import { aReturn, askReturn, bringOn, buyDelivered } from '#test/builders/returning.ts';
import { BY_COURIER } from '#test/builders/selling.ts';
import { castOf, givePasswords, makeProduct } from '#test/fixtures/cast.ts';
import type { TestShop } from '#test/fixtures/shop.ts';

const PASSWORD = 'an evening by the sea';
const DAY = 86_400_000;

/** Who orders by telephone. */
const CALLER = {
  ...{ name: 'Meena Iyer', address: '4 Park Street', city: 'Bengaluru', pincode: '560029' },
  ...{ phone: '9876543211', notes: 'Second floor' },
};

/** A shop whose time passes when the scene says so. */
export interface SceneShop extends TestShop {
  readonly pass: (ms: number) => void;
}

/**
 * Brings every notification of the shop about, by the calls that people make.
 * @param then called after each act; answers the codes that have been mailed since the act before, by address
 */
export async function playEverything(
  shop: SceneShop,
  then: (act: string) => Promise<Readonly<Record<string, string>>>,
): Promise<void> {
  const cast = await castOf(shop);
  await givePasswords(shop, PASSWORD);
  const [admin, deccan, ritchie, asha] = await Promise.all(
    [cast.admin, cast.deccan, cast.ritchie, cast.asha].map(person => shop.as(person)),
  );
  if (!admin || !deccan || !ritchie || !asha) throw new Error('somebody is missing');
  const { sellerId } = cast.deccan;
  const tenPerCent = { name: 'commission', kind: null, hsn: null, basisPoints: 1000, from: '2026-01-01' } as const;
  await shop.context.tx(tx => changeSetting(tx, 'rates', [...DEFAULT_RATES, tenPerCent]));

  await shop.guest.call(register, shopperFields({ userName: 'Kavya', email: 'kavya@home.example' }));
  await then('A stranger registers');
  await shop.guest.call(register, shopperFields({ userName: 'Kavya Two', email: cast.asha.email }));
  await then('A stranger registers with the address of an account');
  await shop.guest.call(register, shopperFields({ userName: 'Kavya Three', email: 'kavya3@home.example' }));
  await then('More strangers register than the shop sends codes to');
  await shop.guest.call(forgotPassword, { email: 'nobody@home.example' });
  await then('A stranger has forgotten a password');
  const { reset } = await shop.guest.call(forgotPassword, { email: cast.farhan.email });
  const resetCode = (await then('A shopper has forgotten their password'))[cast.farhan.email] ?? '';
  await shop.guest.call(resetPassword, { reset, code: resetCode, password: `${PASSWORD} again` });
  await then('The shopper chooses a new password');
  await asha.call(changePassword, { oldPassword: PASSWORD, password: `${PASSWORD} at noon` });
  await givePasswords(shop, PASSWORD);
  await then('A shopper changes their password');
  await deccan.call(addKey, { name: 'Stock program', scopes: ['products:write'], password: PASSWORD });
  await then('A seller makes an API key');
  await asha.call(changeMobile, { mobile: '9123456780' });
  await then('A shopper changes their mobile number');
  await deccan.call(askNewEmail, { email: cast.farhan.email, password: PASSWORD });
  await then('A seller wants the address of somebody else');
  const next = 'deccan.new@cast.example';
  const { change } = await deccan.call(askNewEmail, { email: next, password: PASSWORD });
  const emailCode = (await then('A seller wants another address'))[next] ?? '';
  await deccan.call(confirmNewEmail, { change, code: emailCode });
  await then('The seller confirms it');

  for (const email of ['writer@home.example', 'other@home.example'])
    await shop.guest.call(sendMessage, {
      ...{ name: 'Asha Rao', email, subject: 'A <b>cable</b> is missing', message: 'Is it lost?\nWrite soon.' },
    });
  await then('Two people write to the shop');
  const { data: tickets } = await admin.call(listTickets, { find: 'home.example' });
  for (const [at, { _id }] of tickets.entries())
    await admin.call(answerTicket, {
      ...{ _id, answerId: newId<'ticket answer'>(), text: 'We send another.\nToday.', closes: at === 0 },
    });
  await then('The shop answers, one for good');

  const vendor = { userName: 'Lamington Digital', email: 'team@lamington.example', password: 'lamington road in rain' };
  await admin.call(addVendor, { ...vendor, role: 'admin', type: 'vendor' });
  await then('An administrator adds a seller');
  const decide = (status: 'Approved' | 'Rejected', reason?: string) =>
    admin.call(decideVendor, { _id: cast.waiting.sellerId, status, ...(reason && { reason }) });
  await decide('Rejected', 'The GST number belongs to another company.');
  await then('A seller who waits is rejected');
  await decide('Approved');
  await then('The seller is approved');
  await decide('Rejected');
  await then('The seller is rejected without a word');
  const profile = {
    ...{ legalName: 'Deccan LLP', address: '9 Abids Circle', city: 'Hyderabad', pincode: '500001', state: '' },
    ...{
      gstNumber: '',
      mobile: '',
      careEmail: 'care@deccan.example',
      carePhone: '040 4000 2200',
      bankHolder: 'deccan',
    },
  };
  const bank = { bankIfsc: 'HDFC0000521', bankNumber: '39281047716', password: PASSWORD };
  await deccan.call(saveSellerProfile, { ...profile, ...bank });
  await then('A seller with a new address changes its bank account');

  for (const _id of [cast.asha.id, cast.waiting.id])
    await admin.call(blockPerson, { _id, reason: 'Three parcels were refused.' });
  await then('A shopper and a seller are blocked');
  for (const _id of [cast.asha.id, cast.waiting.id]) await admin.call(unblockPerson, { _id });
  await then('They are unblocked');

  const [phone, cable, lamp] = await Promise.all([
    makeProduct(shop, sellerId, { slug: 'nandi-5', title: '<b>Nandi</b> 5', stock: 50 }),
    makeProduct(shop, cast.ritchie.sellerId, { slug: 'kite-cable', title: 'Kite Cable', stock: 50 }),
    makeProduct(shop, cast.house, { slug: 'house-lamp', title: 'House Lamp', sku: 'HL-1', stock: 50 }),
  ]);
  const buyer = await newBuyer(shop);
  await buyer.call(addReview, { productId: phone, reviewMessage: 'Good', reviewValue: 4 });
  const review = (await buyer.call(findOwnReview, { productId: phone })).data?._id;
  if (!review) throw new Error('no review');
  await admin.call(hideReview, { _id: review, reason: 'It names a private person.' });
  await then('A review is hidden');
  await admin.call(showReview, { _id: review });
  await then('The review is shown again');
  await buyer.call(askQuestion, { productId: phone, question: 'Does <i>it</i> come with a charger?' });
  await then('A shopper asks about a product');
  const [asked] = (await deccan.call(listDeskQuestions, {})).data;
  if (!asked) throw new Error('no question');
  await deccan.call(answerQuestion, { questionId: asked._id, answer: 'No, but with a cable.' });
  await then('The seller answers');

  const orderId = await buy(buyer, [phone, 1], [cable, 1], [lamp, 1]);
  await then('A shopper orders from three sellers, to be paid at the door');
  await ritchie.call(orders.updateOrder, { orderId, orderStatus: 'inProcess' });
  await then('One seller packs');
  await ritchie.call(orders.updateOrder, { orderId, orderStatus: 'inShipping', ...BY_COURIER });
  await then('It ships');
  await ritchie.call(orders.trackOrder, { orderId, carrier: 'Delhivery', tracking: 'D2000000000' });
  await then('It has another tracking number');
  await admin.call(orders.updateOrder, {
    ...{ orderId, partId: await partOf(sellerId), orderStatus: 'rejected' },
    ...{ reason: 'not-verified', note: 'Please call us.' },
  });
  await then('An administrator rejects what another sells');
  await buyer.call(cancelOrder, { orderId, partId: await partOf(cast.house), reason: 'Bought <i>twice</i>' });
  await then('The shopper cancels what the shop sells');

  const first = await buyOnline(buyer, [phone, 1]);
  await comeBack(buyer, await approve(buyer, first.approvalURL, 'decline'));
  await then('A payment fails');
  await comeBack(buyer, await approve(buyer, await payAgain(buyer, first.orderId), 'pay'));
  await then('The next one succeeds');
  await admin.call(orders.updateOrder, { orderId: first.orderId, orderStatus: 'inProcess' });
  await then('An administrator packs for the seller');
  const seen = (await admin.call(orders.getOrder, { orderId: first.orderId })).data;
  await admin.call(editOrder, {
    ...{ orderId: first.orderId, seen: seen.orderUpdateDate, why: 'The buyer called <b>us</b>' },
    address: { ...CALLER, address: '12 <i>MG</i> Road' },
  });
  await then('An administrator corrects the address');
  const both = await buyAndPay(buyer, [phone, 2]);
  await then('Two phones are paid at once');
  const { orderUpdateDate, parts } = (await admin.call(orders.getOrder, { orderId: both })).data;
  await admin.call(editOrder, {
    ...{ orderId: both, seen: orderUpdateDate, why: 'One is enough' },
    lines: { partId: parts[0]?.partId ?? ('' as never), edits: [{ productId: phone, quantity: 1 }] },
  });
  await then('An administrator takes one out');
  const smaller = (await admin.call(orders.getOrder, { orderId: both })).data;
  await admin.call(editOrder, {
    ...{ orderId: both, seen: smaller.orderUpdateDate, why: 'Two after all' },
    lines: { partId: parts[0]?.partId ?? ('' as never), edits: [{ productId: phone, quantity: 2 }] },
  });
  await then('An administrator adds it again, which the buyer pays first');
  const opened = await admin.call(openByHand, {
    ...{ email: 'caller@home.example', items: [{ productId: phone, quantity: 1 }], address: CALLER, method: 'sandbox' },
  });
  const taken = await admin.call(completeByHand, { checkoutId: opened.data._id, terms: opened.data.terms });
  await then('An administrator takes an order for a caller');
  await endHold(shop, taken.orderId);
  await shop.context.tx(tx => giveUpUnpaid(tx, taken.orderId));
  await then('The caller does not pay');
  const late = await buyOnline(buyer, [phone, 1]);
  await endHold(shop, late.orderId);
  await shop.context.tx(tx => giveUpUnpaid(tx, late.orderId));
  await then('An order is not paid in time');
  const paid = await buyAndPay(buyer, [phone, 1]);
  await then('An order is paid at once');
  const { data } = await buyer.call(cancelOrder, { orderId: paid });
  await then('It is cancelled and paid for');
  const settled = { ref: null, state: 'settled', failure: null } as const;
  const refundId = data.refunds[0]?.refundId;
  if (refundId) await shop.context.tx(tx => keepRefund(tx, refundId, settled));
  await then('The money has gone back');

  const goods = await buyDelivered(shop, { buyer, admin }, [phone, 3]);
  await then('Three phones are delivered by an administrator');
  const returned = await askReturn(buyer, aReturn(goods));
  await then('The shopper asks to return one');
  for (const move of ['approve', 'receive', 'settle'] as const) {
    await bringOn(deccan, returned, [move]);
    await then(`The seller’s next step with the return: ${move}`);
  }
  await admin.call(settleRefund, { _id: await refundFor(returned), reference: 'UTR 40321178' });
  await then('An administrator sends the money by UPI');
  await bringOn(deccan, await askReturn(buyer, aReturn(goods, { reason: 'unwanted' })), ['refuse']);
  await then('The seller refuses another');
  await bringOn(admin, await askReturn(buyer, aReturn(goods)), ['refuse']);
  await then('An administrator refuses the next');
  await buyer.call(withdrawReturn, { _id: await askReturn(buyer, aReturn(goods)) });
  await then('The shopper takes the last request back');
  const cashOut = await buyDelivered(shop, { buyer, admin, isCashOut: true }, [phone, 1]);
  await bringOn(admin, await askReturn(buyer, aReturn(cashOut)), ['approve', 'receive', 'settle']);
  await then('A return is complete before its cash has come');

  const key = newId<'payout'>();
  await admin.call(adjustBalance, {
    key: newId<'payout'>(),
    sellerId,
    amount: paise(100_000_00),
    reason: 'Brought over',
  });
  await admin.call(adjustBalance, { key: newId<'payout'>(), sellerId, amount: paise(-499_00), reason: 'Paid twice' });
  await then('A balance is adjusted both ways');
  shop.pass(3 * DAY);
  await admin.call(recordPayout, {
    key,
    sellerId,
    amount: paise(48_123_50),
    paidOn: '2026-11-21',
    reference: 'N32',
    seen: null,
  });
  await then('A seller is paid');
  await admin.call(reversePayout, { payoutId: key, reason: 'It came back.' });
  await then('The payout is reversed');
  await sql`update products set stock = 3`.execute(shop.open.db);
  await sql`update products set stock = 0 where slug = 'house-lamp'`.execute(shop.open.db);
  await notifyLowStock()(shop.context, {});
  await then('Products run low');
  await buyer.call(setNotices, { productId: phone, tellOfFall: true });
  await sql`update products set stock = stock + 1, sale_price_paise = price_paise - 50000 where id = ${phone}`.execute(
    shop.open.db,
  );
  await tellNews()(shop.context, {});
  await then('A saved product is cheaper');
  const approval = await waitingProduct(shop, cast.ritchie.sellerId);
  const refused = await waitingProduct(shop, cast.ritchie.sellerId);
  await sql`update products set title = 'Nandi Waits' where id in (${approval.id}, ${refused.id})`.execute(
    shop.open.db,
  );
  await admin.call(approveProducts, { approvals: [{ _id: approval.approvalId, version: 1 }] });
  await admin.call(sendProductsBack, {
    ...{ approvals: [{ _id: refused.approvalId, version: 1 }], reason: 'The MRP must be the one on the pack.' },
  });
  await then('One product of a seller is approved, another is sent back');
  const proposing = await shop.as(cast.ritchie);
  const proposed = (await proposing.call(proposeSection, aProposal())).data;
  await then('A seller proposes a section of the home page');
  await admin.call(declineProposal, {
    _id: proposed._id,
    version: 1,
    reason: 'The page has a sale of phones already.',
  });
  await then('The proposal is declined');
  await admin.call(testMail, {
    ...{ mail: 'orders.placed', language: 'hi' },
    ...{ subject: '{shop}: {number}', opening: 'नमस्ते {name}!', closing: '' },
  });
  await then('An administrator tests the texts of a mail');
  const endpoint = newId<'webhook endpoint'>();
  await sql`
    insert into webhook_endpoints (id, seller_id, url, name, events, secret, is_on, off_because)
    values (${endpoint}, ${cast.ritchie.sellerId}, 'https://warehouse.example/hooks', 'Warehouse', '["order.paid"]', 'whsec_a',
      false, 'failing')`.execute(shop.open.db);
  await shop.context.tx(tx =>
    tx.notify('webhooks.switched-off', { endpoint, because: 'failing', at: '2026-11-26T09:00:00Z' }),
  );
  await then('A webhook endpoint of a seller is switched off');
  shop.pass(10 * DAY);
  await issueCommissions()(shop.context, {});
  await then('A month is over');
  const goodbye = await newBuyer(shop);
  await givePasswords(shop, PASSWORD);
  await goodbye.call(deleteAccount, { password: PASSWORD });
  await then('A shopper deletes their account');

  async function partOf(seller: typeof sellerId) {
    const part = shop.open.db.selectFrom('order_parts').select('id').where('order_id', '=', orderId);
    return (await part.where('seller_id', '=', seller).executeTakeFirstOrThrow()).id;
  }

  async function refundFor(cause: string): Promise<RefundId> {
    const refund = shop.open.db.selectFrom('refunds').select('id').where('cause_id', '=', cause);
    return (await refund.executeTakeFirstOrThrow()).id;
  }
}
