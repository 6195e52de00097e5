import { pinsText, readPins } from '#office/settings/delivery/pin-list.ts';
import { tidyArea } from '#office/settings/delivery/tidy-area.ts';
import { isStateCode, stateName } from '#people/addresses/state.ts';
import { stateChoices } from '#people/addresses/state-choices.ts';
import { readGstin } from '#people/sellers/gstin/gstin.ts';
import { gstinFault } from '#people/sellers/gstin/gstin-fault.ts';
import { stateOfGstin } from '#people/sellers/gstin/gstin-state.ts';
import { lookOf } from '#people/sellers/seller-name.ts';
import { readTcsRegistration } from '#people/sellers/tcs-registration.ts';
import { MAX_PAISE } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';
import {
  amount,
  email,
  known,
  line,
  optionalPhone,
  orWhenEmpty,
  phone,
  readCap,
  readCharge,
  taxNumber,
  text,
  within,
  yesOrNo,
} from './fields.ts';
import { type Group, group, type Read, type SettingField } from './group.ts';
import { plainLine } from './plain-line.ts';

const ADDRESS = { fewest: 10, most: 200 };

/**
 * Every setting of the screen, by group and in its order. The API, the form, the checks and the facts of the audit log are
 * made from this table (docs/changing.md). What a setting is before it is saved is in `shop/shop`.
 */
export const GROUPS = {
  shop: group({
    title: 'Shop',
    lead: 'Your name and contact details, shown on every page, in every mail and on invoices for your own products.',
    fields: {
      name: text('Shop name', readShopName, { required: true, maxLength: 40 }),
      legalName: line('Legal name', { most: 150 }),
      email: email('Customer care e-mail', { width: 'whole' }),
      landline: phone('Customer care phone'),
      mobile: optionalPhone('Second phone'),
      gstin: taxNumber(
        'GST Number',
        typed => {
          const value = readGstin(typed);
          return value === undefined ? { fault: gstinFault(typed) ?? 'This is not a valid GST number' } : { value };
        },
        'Its first two digits fill in your state. Needed to ship your own products',
      ),
      state: text<string>('State', typed => (isStateCode(typed) ? { value: typed } : { fault: 'Choose a state' }), {
        get choices() {
          return stateChoices();
        },
        hint: 'The state of your GST number. It decides the tax on your sales',
      }),
      tcsRegistration: taxNumber(
        'TCS registration',
        known(readTcsRegistration, 'A TCS registration has 15 characters and the 14th is C, such as 29AABCF8078M1C8'),
        'For tax collected from your sellers',
      ),
    },
    from: ({ identity }) => {
      const [landline = '', mobile = null] = identity.phones;
      return { ...identity, landline, mobile, state: identity.stateCode };
    },
    to: ({ landline, mobile, state: stateCode, ...identity }) => ({
      identity: { ...identity, phones: mobile === null ? [landline] : [landline, mobile], stateCode },
    }),
    rules: ({ gstin, state }) => {
      const registered = gstin ? stateOfGstin(gstin) : undefined;
      if (!registered || !state || registered === state) return {};
      return { state: `The GST number is registered in ${stateName(registered)}` };
    },
  }),
  addresses: group({
    title: 'Addresses',
    lead: 'Shown in the footer, on Contact Us and on invoices. By law, you must name your registered office and every branch.',
    fields: {
      registeredAddress: line(
        'Registered and head office',
        { ...ADDRESS, called: 'Registered address' },
        { required: true, rows: 2, hint: 'With city and PIN code' },
      ),
      branchAddress: text(
        'Branch',
        typed => orWhenEmpty(typed, '', address => plainLine(address, { label: 'Branch', ...ADDRESS })),
        { aside: 'optional', rows: 2 },
      ),
    },
    from: ({ identity }) => identity,
    to: identity => ({ identity }),
  }),
  officer: group({
    title: 'Grievance officer',
    lead: 'Takes up complaints. Shown on the Grievance Officer page and at the end of every policy. Complaints must be acknowledged within 48 hours.',
    fields: {
      name: line('Name', { most: 100 }),
      designation: line('Designation', { most: 100 }),
      email: email('E-mail'),
      phone: phone('Phone'),
    },
    from: ({ identity }) => identity.grievanceOfficer,
    to: grievanceOfficer => ({ identity: { grievanceOfficer } }),
  }),
  delivery: group({
    title: 'Delivery and cash',
    lead: 'The delivery charge, the cash on delivery limit and where you deliver. Carts and checkouts change at once.',
    fields: {
      deliveryCharge: amount(
        'Delivery charge',
        within(readCharge, { most: 10_000_00, fault: 'The delivery charge can be at most ₹10,000' }),
        { hint: 'For each seller order; 0 means free delivery' },
      ),
      codCap: amount(
        'Cash on delivery limit',
        within(readCap, {
          least: 1_00,
          most: MAX_PAISE,
          fault: 'Enter an amount from ₹1 to ₹1,00,00,000, or leave it empty for no limit',
        }),
        { placeholder: 'No limit', hint: 'For the whole order, including delivery' },
      ),
      refundByTwoAbove: amount(
        'UPI refunds need two administrators above',
        within(readMoney, { most: MAX_PAISE, fault: 'Enter an amount from ₹0 to ₹1,00,00,000' }),
        { hint: 'One approves, another sends. Enter 0 to include every UPI refund' },
      ),
      elsewhere: yesOrNo('Where we deliver'),
      served: pins('Also deliver to'),
      refused: pins('Do not deliver to'),
    },
    from: ({ serviceArea, ...amounts }) => ({ ...amounts, ...serviceArea }),
    to: ({ elsewhere, served, refused, ...amounts }) => ({
      ...amounts,
      serviceArea: tidyArea({ elsewhere, served, refused }),
    }),
    rules: ({ elsewhere, served }) =>
      elsewhere === false && served?.length === 0
        ? { served: 'Add at least one state, district or PIN code, or deliver all over India' }
        : {},
  }),
  goods: group({
    title: 'Products',
    lead: 'Whether a product needs its country of origin, manufacturer and importer before it goes on sale, and when sellers get a low stock mail.',
    fields: {
      declarationsRequired: yesOrNo('Legal declarations'),
      lowStockBelow: {
        label: 'Mail sellers when stock falls below',
        input: {
          inputMode: 'numeric',
          width: 'short',
          hint: 'Units of a product on sale. At most one mail a day; 0 sends none',
        },
        show: String,
        read: typed =>
          /^\d{1,4}$/.test(typed.trim())
            ? { value: Number(typed) }
            : { fault: 'Enter a number up to 9,999, or 0 to send no mails' },
      },
    },
    from: stored => stored,
    to: values => values,
  }),
} as const;

export type GroupName = keyof typeof GROUPS;
export type FieldOfGroup<Name extends GroupName> = Extract<keyof (typeof GROUPS)[Name]['labels'], string>;
/** A group's form, filled in. */
export type GroupFields<Name extends GroupName> = Record<FieldOfGroup<Name>, string>;

/** A group for code that treats all alike. */
export function groupCalled(name: GroupName): Group {
  return GROUPS[name];
}

function readShopName(typed: string): Read<string> {
  const read = plainLine(typed, { label: 'Shop name', most: 40 });
  if ('fault' in read || lookOf(read.value).length >= 2) return read;
  return { fault: 'Use at least two letters or digits' };
}

function pins(label: string): SettingField<string[]> {
  return { label, show: pinsText, read: readPins };
}
