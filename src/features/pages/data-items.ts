/** One thing the shop keeps of a person. */
export interface DataItem {
  readonly what: string;
  readonly purpose: string;
  readonly kept: string;
}

/** Everything the shop's database keeps of people; whoever adds a column about people adds a row here. */
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
    purpose: 'to tell you that it is gone',
    kept: 'until that mail is sent, usually within minutes; a week at most',
  },
  {
    what: 'Sign-ins: since when, last seen when, and the browser’s own description of itself',
    purpose: 'to keep you signed in until you sign out',
    kept: 'until you sign out, here or from another device; unused ones end after 30 days, all after 180',
  },
  {
    what: 'That you have signed in with a browser: a hash of its mark, and when last',
    purpose: 'to let you sign in with it even while strangers try wrong passwords for your account',
    kept: 'until 180 days after you last signed in with it, or with the account',
  },
  {
    what: 'How often codes were asked for, passwords and codes were wrong, reviews were written or reported: a number beside a hash of the network, e-mail address or account it came from',
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
    kept: 'as long as the order; once the account is deleted without your name, but for the invoice, which stays as issued',
  },
  {
    what: 'Returns: which items, why, your description, photos, and each step with its time',
    purpose: 'to handle the return; seen by you, the seller and our administrators',
    kept: 'as long as the order; your description and photos are deleted with the account',
  },
  {
    what: 'The UPI ID you give for a refund of cash',
    purpose: 'to send the refund to; our administrators see it, sellers don’t',
    kept: 'with the return, and at the latest until the account is deleted, which waits for the refund',
  },
  {
    what: 'That an account is blocked: since when, and why',
    purpose: 'to keep out those who harm others or the shop, and to tell them why',
    kept: 'until the block is lifted, or with the account',
  },
  {
    what: 'Reviews',
    purpose: 'to show others what you think of a product, under your user name and with the date',
    kept: 'until you withdraw it, or with the account',
  },
  {
    what: 'Reports of reviews: which review, why, and its text at that time',
    purpose: 'to check reviews that break the rules; only we see them',
    kept: 'with the review, or with the account',
  },
  {
    what: 'Messages sent with the form: full name, e-mail address, subject, text, our answers',
    purpose: 'to answer you, and to show that complaints are resolved in time',
    kept: 'as long as the matter is open, and after that, to show how it was resolved, until you ask us to erase it',
  },
  {
    what: 'The network address a message came from',
    purpose: 'to stop floods of messages; it is not linked to the message',
    kept: 'about a day',
  },
  {
    what: 'Of sellers also: GST number, legal name, address, contact for buyers',
    purpose: 'because the law wants buyers to know the seller, and invoices to name it',
    kept: 'as long as its orders are kept',
  },
  {
    what: 'Of sellers also: bank account (holder, number, IFSC)',
    purpose: 'to pay you what you have sold; it is shown to nobody, to yourself by its last four figures',
    kept: 'until you replace it, or as long as its orders are kept',
  },
  {
    what: 'Of sellers also: whether we have approved you, and the reason if not',
    purpose: 'to let only those sell whom we have checked, and to tell you why',
    kept: 'as long as you have the account',
  },
  {
    what: 'Of sellers also: breaks of the shop, from when to when, and every change of stock by hand, with the note written beside it',
    purpose: 'to keep goods off sale meanwhile, and to show where each piece has gone',
    kept: 'as long as its orders are kept; once the account is deleted without your name',
  },
  {
    what: 'Of sellers also: files of goods you send us, who sent them and when, and what was made of each row',
    purpose: 'to put your goods on sale, and to let you see and mend what could not be taken',
    kept: 'a month',
  },
  {
    what: 'What our administrators do: their name and network address, the seller, person, order, review or ticket concerned, when, what changed; also that a shopper’s page was opened',
    purpose: 'to answer for every decision about people and their orders; nobody can alter or erase an entry',
    kept: 'for good, under the names of that time, also once an account is deleted',
  },
];
