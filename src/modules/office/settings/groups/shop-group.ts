import { canonicalEmail } from '#people/accounts/registration/email.ts';
import { readCarePhone } from '#people/addresses/care-phone.ts';
import { isStateCode, stateName } from '#people/addresses/state.ts';
import { readGstin, tidyGstin } from '#people/sellers/gstin/gstin.ts';
import { gstinFault } from '#people/sellers/gstin/gstin-fault.ts';
import { stateOfGstin } from '#people/sellers/gstin/gstin-state.ts';
import { lookOf } from '#people/sellers/seller-name.ts';
import { readTcsRegistration } from '#people/sellers/tcs-registration.ts';
import { type Group, type GroupFaults, readOf } from './group.ts';
import { plainLine } from './plain-line.ts';

export type ShopField = 'name' | 'legalName' | 'email' | 'landline' | 'mobile' | 'gstin' | 'tcsRegistration' | 'state';

export const MAX_NAME_LENGTH = 40;
export const MAX_LEGAL_NAME_LENGTH = 150;
export const NO_PHONE = 'Enter a phone number, such as +91 80 4000 2200, 98765 43210 or 1800 123 4567';
export const NO_EMAIL = 'Enter an e-mail address, such as care@example.com';

/** Who the shop is and how shoppers reach it. */
export const SHOP_GROUP: Group<ShopField> = {
  title: 'Shop',
  labels: {
    name: 'Shop name',
    legalName: 'Legal name',
    email: 'Customer care e-mail',
    landline: 'Customer care phone',
    mobile: 'Second phone',
    gstin: 'GST Number',
    tcsRegistration: 'TCS registration',
    state: 'State',
  },
  fieldsOf: ({ identity }) => ({
    name: identity.name,
    legalName: identity.legalName,
    email: identity.email,
    landline: identity.phones[0] ?? '',
    mobile: identity.phones[1] ?? '',
    gstin: identity.gstin ?? '',
    tcsRegistration: identity.tcsRegistration ?? '',
    state: identity.stateCode,
  }),
  read: typed => {
    const faults: GroupFaults<ShopField> = {};
    const name = plainLine(typed.name, { label: 'Shop name', most: MAX_NAME_LENGTH });
    if ('fault' in name) faults.name = name.fault;
    else if (lookOf(name.line).length < 2) faults.name = 'Use at least two letters or digits';
    const legalName = plainLine(typed.legalName, { label: 'Legal name', most: MAX_LEGAL_NAME_LENGTH });
    if ('fault' in legalName) faults.legalName = legalName.fault;
    const email = canonicalEmail(typed.email);
    if (email === undefined) faults.email = NO_EMAIL;

    const landline = readCarePhone(typed.landline);
    if (landline === undefined) faults.landline = NO_PHONE;
    const mobile = typed.mobile.trim() === '' ? null : readCarePhone(typed.mobile);
    if (mobile === undefined) faults.mobile = `${NO_PHONE}, or leave it empty`;

    const gstNumber = tidyGstin(typed.gstin);
    const gstin = gstNumber === '' ? null : readGstin(gstNumber);
    if (gstin === undefined) faults.gstin = gstinFault(gstNumber) ?? 'This is not a valid GST number';
    const tcsNumber = tidyGstin(typed.tcsRegistration);
    const tcsRegistration = tcsNumber === '' ? null : readTcsRegistration(tcsNumber);
    if (tcsRegistration === undefined)
      faults.tcsRegistration = 'A TCS registration has 15 characters and the 14th is C, such as 29AABCF8078M1C8';
    if (!isStateCode(typed.state)) faults.state = 'Choose a state';
    else if (gstin && (stateOfGstin(gstin) ?? typed.state) !== typed.state)
      faults.state = `The GST number is registered in ${stateName(gstin.slice(0, 2))}`;
    return readOf(faults, () => ({
      identity: {
        name: 'line' in name ? name.line : '',
        legalName: 'line' in legalName ? legalName.line : '',
        email: email ?? '',
        phones: [landline ?? '', ...(mobile ? [mobile] : [])],
        gstin: gstin ?? null,
        tcsRegistration: tcsRegistration ?? null,
        stateCode: typed.state,
      },
    }));
  },
};
