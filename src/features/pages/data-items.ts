/** One thing the shop keeps of a person. */
export interface DataItem {
  readonly what: string;
  readonly purpose: string;
  readonly kept: string;
}

/** Everything the shop's database keeps of people; whoever adds a column about people adds a row here. */
export const DATA_ITEMS: readonly DataItem[] = [
  {
    what: 'User name, e-mail address, mobile number',
    purpose: 'to sign you in, to send codes and news of your orders, to reach you about a delivery',
    kept: 'as long as you have the account; of a registration that was not finished, about a day',
  },
  {
    what: 'Password',
    purpose: 'to sign you in; we keep only a hash, from which it can’t be read back',
    kept: 'as long as you have the account',
  },
  {
    what: 'Codes for a new password or a new e-mail address: the address, and a hash of the code',
    purpose: 'to be sure that it is you who asks',
    kept: 'about a day; the code works for 15 minutes',
  },
  {
    what: 'E-mail address and name of a deleted account',
    purpose: 'to tell you that it is gone',
    kept: 'until that mail has left, which is minutes; a week at most',
  },
  {
    what: 'Sign-ins: since when, last seen when, and the browser’s own description of itself',
    purpose: 'to keep you signed in, and to end that when you sign out',
    kept: 'until you sign out, or end it from another device; unused ones end after 30 days, all after 180',
  },
  {
    what: 'That you have signed in with a browser: a hash of its mark, and when last',
    purpose: 'to let you in with it while strangers try wrong passwords for your account',
    kept: 'until 180 days after you last signed in with it, or with the account',
  },
  {
    what: 'How often codes were asked for, passwords and codes were wrong, reviews were written or reported: a number beside a hash of the network, e-mail address or account it came from',
    purpose: 'to hold back those who guess passwords and those who flood the shop',
    kept: 'from five minutes to a day, depending on what is counted; wrong passwords in a row up to 90 days',
  },
  {
    what: 'Addresses, each with name, phone number and notes for the courier',
    purpose: 'to deliver to; up to three at a time',
    kept: 'until you delete them, or with the account',
  },
  {
    what: 'Cart',
    purpose: 'to have it on every device you sign in on',
    kept: 'until you empty it or order, or with the account',
  },
  {
    what: 'Orders: goods, prices, sellers, the address as it was, payment, each change with its time, why you cancelled if you said so',
    purpose: 'to deliver, take back and refund; to keep the accounts that tax law asks for',
    kept: 'at least as long as tax law asks: 72 months after the annual return of that year is due; without your name, street, phone, notes and reasons once the account is deleted',
  },
  {
    what: 'Payments through providers: amounts, times, and the provider’s own numbers of the payment and of whoever paid; no card, account or UPI number',
    purpose: 'to know that an order is paid, and to send money back the way it came',
    kept: 'as long as the order; the number of whoever paid until the account is deleted',
  },
  {
    what: 'Invoices and credit notes: your name and the delivery address as the order had them, goods, prices, taxes',
    purpose:
      'because tax law asks every seller to issue them and to keep them as issued; you can read and download yours',
    kept: 'at least as long as tax law asks, as they were issued, also once the account is deleted',
  },
  {
    what: 'The IMEI or serial number of pieces that are sold by it, with the order they went with',
    purpose:
      'to know a piece again that comes back or needs its warranty, and not to sell it twice; it stands on your invoice',
    kept: 'as long as the order; once the account is deleted without your name, but for the invoice, which stays as issued',
  },
  {
    what: 'Returns: which goods, why, your words, photos of them, and each step with its time',
    purpose: 'to take goods back; seen by you, their seller and our administrators',
    kept: 'as long as the order; your words and photos go with the account',
  },
  {
    what: 'The UPI id you give for a refund of cash',
    purpose: 'to send the money to; our administrators see it, sellers don’t',
    kept: 'with the return, and at the latest until the account is deleted, which waits for the refund',
  },
  {
    what: 'That an account is blocked: since when, and why',
    purpose: 'to keep out who harms others or the shop, and to tell them why',
    kept: 'until the block is lifted, or with the account',
  },
  {
    what: 'Reviews',
    purpose: 'to show others what you think of a product, under your user name and with the date',
    kept: 'until you withdraw it, or with the account',
  },
  {
    what: 'Reports of reviews: which, why, and its words as they stood',
    purpose: 'to look at what should not stand there; for us alone',
    kept: 'with the review, or with the account',
  },
  {
    what: 'Messages by the form: full name, e-mail address, subject, text, our answers',
    purpose: 'to answer you, and to show that complaints are settled in time',
    kept: 'as long as the matter is open, and after that, to show how it was settled, until you ask us to erase it',
  },
  {
    what: 'The network address a message came from',
    purpose: 'to hold back floods of messages; it is not tied to the message',
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
