import * as z from 'zod/mini';
import { readJson, readRows } from '#demo/data-files.ts';

const Address = z.strictObject({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  stateCode: z.string(),
  pincode: z.string(),
  phone: z.string(),
  notes: z.string(),
});

const Shopper = z.strictObject({
  userName: z.string(),
  email: z.string(),
  mobile: z.string(),
  addresses: z.tuple([Address], Address),
});

/** Those approved have a complete profile, so that they can ship and invoice. */
const Seller = z.strictObject({
  /** The name of the file of its products in `products/`. */
  key: z.string(),
  /** Shown as "Sold by", and the login's user name. */
  username: z.string(),
  legalName: z.string(),
  address: z.string(),
  city: z.string(),
  stateCode: z.string(),
  pincode: z.string(),
  /** Made up, with a right check character. */
  gstNumber: z.string(),
  mobile: z.string(),
  /** Login and customer care. */
  email: z.string(),
  status: z.enum(['Approved', 'Pending', 'Rejected']),
  /** Why it was rejected. */
  reason: z.optional(z.string()),
  /** Absent where the profile is still to be filled in. */
  bank: z.optional(z.strictObject({ holder: z.string(), number: z.string(), ifsc: z.string() })),
});

const Reviewer = z.pipe(
  z.strictObject({
    Name: z.string(),
    'E-mail': z.string(),
    Mobile: z.string(),
    City: z.string(),
    'PIN code': z.string(),
    'State code': z.string(),
  }),
  z.transform(row => ({
    userName: row.Name,
    email: row['E-mail'],
    mobile: row.Mobile,
    city: row.City,
    pincode: row['PIN code'],
    stateCode: row['State code'],
  })),
);

export type DemoShopper = z.output<typeof Shopper>;
export type DemoSeller = z.output<typeof Seller>;
export type Reviewer = z.output<typeof Reviewer>;

/** The shopper a visitor of the demo logs in as. */
export const demoShopper: DemoShopper = readJson('people/shopper.json', Shopper);

/** Four approved sellers, one that waits for approval and one that was rejected; these two have nothing on sale. */
export const sellers: readonly DemoSeller[] = readJson('people/sellers.json', z.array(Seller));

/** Forty shoppers from all over India who have written reviews. */
export const reviewers: readonly Reviewer[] = readRows('people/reviewers.csv', Reviewer);
