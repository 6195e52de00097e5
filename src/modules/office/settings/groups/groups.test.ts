import { describe, expect, it } from 'vitest';
import { paise } from '#shared/money/money.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import { DEFAULT_SETTINGS } from '#shop/shop/settings.ts';
import { GROUPS, type GroupName, groupCalled } from './groups.ts';

const KEPT = { ...DEFAULT_SETTINGS, identity: DEMO_IDENTITY };
const NAMES = Object.keys(GROUPS) as GroupName[];
const form = <Name extends GroupName>(name: Name) => groupCalled(name).fieldsOf(KEPT);
const faultsOf = (name: GroupName, typed: Record<string, string>) => {
  const read = groupCalled(name).read({ ...form(name), ...typed });
  return 'faults' in read ? read.faults : {};
};
const changeOf = (name: GroupName, typed: Record<string, string>) => {
  const read = groupCalled(name).read({ ...form(name), ...typed });
  return 'change' in read ? read.change : read.faults;
};

describe('a group of settings', () => {
  it.each(NAMES)('reads its own form back as it was: %s', name => {
    const read = groupCalled(name).read(form(name));
    expect(read).toHaveProperty('change');
    if (!('change' in read)) return;
    const { identity, ...others } = read.change;
    const changed = { ...KEPT, ...others, identity: { ...KEPT.identity, ...identity } };
    expect(groupCalled(name).fieldsOf(changed)).toEqual(form(name));
  });

  it.each<[GroupName, string, string, string]>([
    ['shop', 'name', ' ', 'Shop name is required'],
    ['shop', 'name', 'x', 'Use 2 to 40 characters'],
    ['shop', 'name', 'x'.repeat(41), 'Use 2 to 40 characters'],
    ['shop', 'name', '⚡⚡⚡', 'two letters or digits'],
    ['shop', 'name', 'Bijli\u202eBazaar', 'hidden character'],
    ['shop', 'name', 'Bijli\u0000Bazaar', 'hidden character'],
    ['shop', 'legalName', 'x'.repeat(151), 'Use 2 to 150 characters'],
    ['shop', 'email', 'care@shop.example\nBcc: all@shop.example', 'Enter an e-mail address'],
    ['shop', 'email', 'care', 'Enter an e-mail address'],
    ['shop', 'landline', '12345', 'Enter a phone number'],
    ['shop', 'landline', '', 'Enter a phone number'],
    ['shop', 'mobile', '5', 'or leave it empty'],
    ['shop', 'gstin', '27AAPFU0939F1ZW', 'the last one is V'],
    ['shop', 'gstin', '27AAPFU0939F1ZV', ''],
    ['shop', 'tcsRegistration', '27AAPFU0939F1ZV', '15 characters and the 14th is C'],
    ['shop', 'tcsRegistration', '29AABCF8078M1C9', '15 characters and the 14th is C'],
    ['shop', 'state', '', 'Choose a state'],
    ['shop', 'state', '07', 'The GST number is registered in Karnataka'],
    ['addresses', 'registeredAddress', 'Nowhere', 'Use 10 to 200 characters'],
    ['addresses', 'branchAddress', 'x'.repeat(201), 'Use 10 to 200 characters'],
    ['emi', 'emiPlans', 'One, credit, 6, 15, 3000', 'Line 1: enter bank, card'],
    ['emi', 'emiPlans', '\nOne, credit, 1, 15, 3000, 0', 'Line 2: months must be'],
    ['emi', 'emiPlans', 'One, credit, 6, 49, 3000, 0', 'from 0 to 48'],
    ['emi', 'emiPlans', 'One, credit, 6, 15, x, 0', 'in rupees'],
    ['emi', 'emiPlans', 'One, credit, 6, 15, 3000, 0, 2026-02-30', 'like 2026-12-01'],
    ['emi', 'emiPlans', 'One, credit, 6, 15, 3000, 0, 2026-12-02, 2026-12-01', 'before the first'],
    [
      'emi',
      'emiPlans',
      'One, credit, 6, 15, 3000, 0\none, credit, 6, 14, 3000, 9',
      'Line 2: this plan is there already',
    ],
    ['officer', 'name', '', 'Name is required'],
    ['officer', 'phone', 'none', 'Enter a phone number'],
    ['officer', 'email', '@', 'Enter an e-mail address'],
    ['delivery', 'deliveryCharge', '10,001', 'at most ₹10,000'],
    ['delivery', 'deliveryCharge', '49,50', '49,50 is not clear. Write 49.50 with a point'],
    ['delivery', 'codCap', '50,00', '50,00 is not clear'],
    ['delivery', 'deliveryCharge', '-1', 'can’t be negative'],
    ['delivery', 'deliveryCharge', '1.005', 'at most two decimals'],
    ['delivery', 'codCap', '0', 'from ₹1 to ₹1,00,00,000'],
    ['delivery', 'codCap', '1,00,00,001', 'from ₹1 to ₹1,00,00,000'],
    ['delivery', 'codCap', '1e9', 'not an amount'],
    ['delivery', 'elsewhere', 'perhaps', 'Choose one'],
    ['delivery', 'elsewhere', 'no', ''],
    ['delivery', 'served', 'Atlantis', 'or a state'],
    ['goods', 'declarationsRequired', '', 'Choose one'],
    ['goods', 'lowStockBelow', '', 'Enter a number up to 9,999'],
    ['goods', 'lowStockBelow', '-1', 'Enter a number up to 9,999'],
    ['goods', 'lowStockBelow', '1.5', 'Enter a number up to 9,999'],
  ])('%s refuses %s %j with a sentence', (name, field, text, words) => {
    const faults = faultsOf(name, { [field]: text });
    if (words === '') return expect(Object.keys(faults)).toHaveLength(1);
    expect(faults).toEqual({ [field]: expect.stringContaining(words) });
  });

  it('understands what is pasted', () => {
    expect(changeOf('delivery', { codCap: '₹50,000', deliveryCharge: 'Rs. 49/-', refused: 'Goa; 744' })).toEqual({
      deliveryCharge: paise(4_900),
      codCap: paise(5_000_000),
      refundByTwoAbove: paise(2_500_000),
      serviceArea: { elsewhere: true, served: [], refused: ['403', '744'] },
    });
    expect(changeOf('shop', { gstin: '29 aabct-1332l1za', tcsRegistration: '29aabcf8078m1c8' })).toMatchObject({
      identity: { gstin: '29AABCT1332L1ZA', tcsRegistration: '29AABCF8078M1C8' },
    });
    expect(changeOf('shop', { landline: '080-40002200', mobile: '9876543210' })).toMatchObject({
      identity: { phones: ['+91 80 40002200', '+91 98765 43210'] },
    });
    expect(changeOf('shop', { landline: '1800-123-4567', mobile: '' })).toMatchObject({
      identity: { phones: ['1800 123 4567'] },
    });
    expect(changeOf('addresses', { registeredAddress: '14 Residency Road,\n Bengaluru\n560025' })).toMatchObject({
      identity: { registeredAddress: '14 Residency Road, Bengaluru, 560025' },
    });
  });
});
