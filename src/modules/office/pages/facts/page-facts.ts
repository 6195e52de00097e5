import { REFUND_DAYS } from '#orders/orders/refund-words.ts';
import { RETURN_DAYS } from '#orders/returns/return/return-window.ts';
import { paymentService, paymentTitle } from '#payments/payments/payment-services.ts';
import { HELD_MINUTES } from '#payments/payments/payment-states.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import { USUAL_DAYS } from '#shop/delivery/usual-days.ts';
import type { ShopFront } from '#shop/shop/contract.ts';
import { companyLine } from '#shop/shop/identity/company-line.ts';
import { demoNote } from '#shop/shop/identity/demo-note.ts';
import { payShortly } from '#shop/shop/paying.ts';
import { onlineWays, waysToPay } from '#shop/shop/ways-to-pay.ts';

/** What placeholders stand for, as text; empty where there is nothing to say. */
export type PageFacts = ReadonlyMap<string, string>;

export type FactsOfShop = Omit<ShopFront, 'isOpen' | 'address' | 'paymentServices'>;

/** The facts that texts of the shop name and must not get wrong, from settings and rules. */
export function pageFacts(shop: FactsOfShop): PageFacts {
  const { payments, deliveryCharge, grievanceOfficer: officer } = shop;
  const facts = {
    shop: shop.name,
    /** Legal name and registered address. */
    company: companyLine(shop),
    legalName: shop.legalName,
    gstin: shop.gstin ?? '',
    tcsRegistration: shop.tcsRegistration ?? '',
    registeredAddress: shop.registeredAddress,
    branchAddress: shop.branchAddress,
    demoNote: shop.isDemo ? demoNote() : '',
    email: shop.email,
    phone: shop.phones[0] ?? '',
    officerName: officer.name,
    officerDesignation: officer.designation,
    officerEmail: officer.email,
    officerPhone: officer.phone,
    usualDays: t('office.pages.days', { from: USUAL_DAYS[0], to: USUAL_DAYS[1] }),
    /** Empty while delivery is free. */
    deliveryCharge: deliveryCharge === 0 ? '' : priceTag(deliveryCharge),
    returnDays: String(RETURN_DAYS),
    /** The usual number of days if some products have another rule; empty if all have the usual one. */
    returnsVary: shop.returnsVary ? String(RETURN_DAYS) : '',
    refundDays: String(REFUND_DAYS),
    /** How long the items of an order that waits for its payment are held. */
    heldMinutes: String(HELD_MINUTES),
    /** Empty if there is only cash on delivery. */
    onlineWays: onlineWays(shop),
    /** Who gets the order number and the amount of an online payment. Adapters get no personal data, so naming them is enough. */
    paymentProviders: payments
      .flatMap(name => (name === 'sandbox' || paymentService(name)?.of ? [] : [paymentTitle(name)]))
      .reduce((one, other) => (one === '' ? other : t('office.pages.or', { one, other })), ''),
    payShortly: payShortly(shop),
    waysToPay: waysToPay(shop),
  };
  return new Map(Object.entries(facts));
}
