/** One kind of personal data that the shop stores. */
export interface DataItem {
  readonly what: string;
  readonly purpose: string;
  readonly kept: string;
}

/** All personal data in the database. A new column with personal data needs a row here. */
export const DATA_ITEMS: readonly DataItem[] = [
  {
    what: 'Username, e-mail address, mobile number',
    purpose: 'to sign you in, send codes and order updates, and contact you about a delivery',
    kept: 'as long as you have the account; about a day if the registration was not completed',
  },
  {
    what: 'Password',
    purpose: 'to sign you in; we keep only a hash, from which it can’t be read',
    kept: 'as long as you have the account',
  },
  {
    what: 'Codes for a new password or a new e-mail address: the address, and a hash of the code',
    purpose: 'to make sure the request comes from you',
    kept: 'about a day; the code works for 15 minutes',
  },
  {
    what: 'E-mail address and name of a deleted account',
    purpose: 'to confirm the deletion to you',
    kept: 'until that mail is sent, usually within minutes; a week at most',
  },
  {
    what: 'Signed-in devices: when you signed in, when the device was last active, and the browser’s description of itself',
    purpose: 'to keep you signed in until you sign out',
    kept: 'until you sign out, here or from another device; unused ones end after 30 days, all after 180',
  },
  {
    what: 'Known browsers: a hash of the browser’s mark, and when you last signed in with it',
    purpose: 'to let you sign in even while strangers try wrong passwords for your account',
    kept: 'until 180 days after you last signed in with it, or with the account',
  },
  {
    what: 'How often codes were requested, passwords and codes were wrong, and reviews were written or reported: a count with a hash of the network, e-mail address or account',
    purpose: 'to stop password guessing and floods of requests',
    kept: 'from five minutes to a day, depending on what is counted; wrong passwords in a row up to 90 days',
  },
  {
    what: 'Addresses, each with name, phone number and delivery instructions',
    purpose: 'to deliver your orders; up to three at a time',
    kept: 'until you delete them, or with the account',
  },
  {
    what: 'Cart',
    purpose: 'to show it on every device you sign in on',
    kept: 'until you empty it or order, or with the account',
  },
  {
    what: 'Orders: items, prices, sellers, the delivery address, payment, each change with its time, and your reason for cancelling if you gave one',
    purpose: 'to deliver, accept returns and pay refunds; to keep the accounts that tax law requires',
    kept: 'at least as long as tax law requires: 72 months after the annual return of that year is due; without your name, street, phone, notes and reasons once the account is deleted',
  },
  {
    what: 'Payments through providers: amounts, times, and the provider’s own reference numbers for the payment and the payer; no card, account or UPI number',
    purpose: 'to know that an order is paid, and to send refunds to your original payment method',
    kept: 'as long as the order; the payer’s reference until the account is deleted',
  },
  {
    what: 'Invoices and credit notes: your name and the delivery address as in the order, items, prices, taxes',
    purpose:
      'because tax law requires every seller to issue them and keep them as issued; you can view and download yours',
    kept: 'at least as long as tax law requires, as issued, even after the account is deleted',
  },
  {
    what: 'The IMEI or serial number of items sold with one, and the order they belong to',
    purpose:
      'to identify an item that is returned or needs warranty service, and not to sell it twice; it is printed on your invoice',
    kept: 'as long as the order; without your name once the account is deleted, except on the invoice, which stays as issued',
  },
  {
    what: 'Returns: which items, why, your description, photos, and each step with its time',
    purpose: 'to handle the return; seen by you, the seller and our administrators',
    kept: 'as long as the order; your description and photos are deleted with the account',
  },
  {
    what: 'The UPI ID you give for a refund of cash',
    purpose: 'to send the refund to; our administrators see it, sellers don’t',
    kept: 'with the return, at most until the account is deleted, which is possible only after the refund',
  },
  {
    what: 'A blocked account: since when, and why',
    purpose: 'to keep out people who harm others or the shop, and to tell them why',
    kept: 'until the block is lifted, or with the account',
  },
  {
    what: 'Reviews',
    purpose: 'to show others your opinion of a product, with your username and the date',
    kept: 'until you delete it, or with the account',
  },
  {
    what: 'Reports of reviews: which review, why, and its text at that time',
    purpose: 'to check reviews that break the rules; only we see them',
    kept: 'with the review, or with the account',
  },
  {
    what: 'Messages sent with the form: full name, e-mail address, subject, text, our answers',
    purpose: 'to answer you, and to show that complaints are resolved in time',
    kept: 'while your ticket is open, and after that as proof of how it was resolved, until you ask us to erase it',
  },
  {
    what: 'The network address a message came from',
    purpose: 'to stop floods of messages; it is not linked to the message',
    kept: 'about a day',
  },
  {
    what: 'Sellers: GST number, legal name, address, customer care contact',
    purpose: 'because the law requires that shoppers know the seller and invoices name it',
    kept: 'as long as your orders are kept',
  },
  {
    what: 'Sellers: bank account (holder, number, IFSC)',
    purpose: 'to pay out your earnings; only you see it, by its last four digits',
    kept: 'until you replace it, or as long as your orders are kept',
  },
  {
    what: 'Sellers: whether your account is approved, and the reason if not',
    purpose: 'to let only verified sellers sell, and to tell you why if we reject you',
    kept: 'as long as you have the account',
  },
  {
    what: 'Sellers: when your shop was paused, and every manual stock change with its note',
    purpose: 'to take products off sale during a pause, and to account for every unit',
    kept: 'as long as your orders are kept; without your name once the account is deleted',
  },
  {
    what: 'Sellers: product files you import, who imported them and when, and the result of each row',
    purpose: 'to list your products, and to show you which rows could not be imported',
    kept: 'a month',
  },
  {
    what: 'Actions of our administrators: their name and network address, the seller, person, order, review or ticket concerned, when and what changed; also when they open a shopper’s page',
    purpose: 'to account for every decision about people and their orders; entries can’t be changed or erased',
    kept: 'permanently, under the names at that time, even after an account is deleted',
  },
];
