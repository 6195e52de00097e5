import type { BankAccount } from '#features/sellers/bank-account.ts';
import type { SellerStatus } from '#shared/actor.ts';
import type { SellerKey } from './family.ts';

/** A seller of the demo. Those approved have a complete profile, so that they can ship and invoice. */
export interface DemoSeller {
  readonly key: Exclude<SellerKey, 'house'> | 'new-market-gadgets' | 'sadar-bazaar-wholesale';
  /** Shown as "Sold by", and the log-in's userName. */
  readonly username: string;
  readonly legalName: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  /** GST state code, the GSTIN's first two figures. */
  readonly stateCode: string;
  readonly pincode: string;
  /** Made up, with a right check character. */
  readonly gstNumber: string;
  /** E.164. */
  readonly mobile: string;
  /** Log-in and customer care. */
  readonly email: string;
  readonly status: SellerStatus;
  /** Why it was rejected. */
  readonly reason?: string;
  /** Made up; absent where the profile is still to be filled in. */
  readonly bank?: BankAccount;
}

/** Four approved sellers, one that waits for approval and one that was rejected; these two have nothing on sale. */
export const sellers: readonly DemoSeller[] = [
  {
    key: 'deccan-mobiles',
    username: 'Deccan Mobiles',
    legalName: 'Deccan Mobiles and Communications',
    address: 'Shop 14, Jagdish Market, Abids',
    city: 'Hyderabad',
    state: 'Telangana',
    stateCode: '36',
    pincode: '500001',
    gstNumber: '36AAKFD4127R1ZX',
    mobile: '+919876500201',
    email: 'care@deccanmobiles.example',
    status: 'Approved',
    bank: { holder: 'Deccan Mobiles and Communications', number: '50100412078831', ifsc: 'HDFC0000521' },
  },
  {
    key: 'ritchie-street-audio',
    username: 'Ritchie Street Audio',
    legalName: 'Meenakshi Sundaram (Ritchie Street Audio)',
    address: '27, Narasingapuram Street, Mount Road',
    city: 'Chennai',
    state: 'Tamil Nadu',
    stateCode: '33',
    pincode: '600002',
    gstNumber: '33BKYPM6203J1ZS',
    mobile: '+919876500202',
    email: 'care@ritchiestreetaudio.example',
    status: 'Approved',
    bank: { holder: 'Meenakshi Sundaram', number: '602001500441', ifsc: 'ICIC0006020' },
  },
  {
    key: 'sp-road-electronics',
    username: 'SP Road Electronics',
    legalName: 'SP Road Electronics Private Limited',
    address: '112, Sadar Patrappa Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    stateCode: '29',
    pincode: '560002',
    gstNumber: '29AAVCS9358Q1ZR',
    mobile: '+919876500203',
    email: 'care@sproadelectronics.example',
    status: 'Approved',
    bank: { holder: 'SP Road Electronics Private Limited', number: '39281047716', ifsc: 'SBIN0003928' },
  },
  {
    key: 'nehru-place-mobiles',
    username: 'Nehru Place Mobiles',
    legalName: 'Bhatia Telelinks LLP',
    address: '3rd Floor, 86 Manjusha Building, Nehru Place',
    city: 'New Delhi',
    state: 'Delhi',
    stateCode: '07',
    pincode: '110019',
    gstNumber: '07AATFB5590H1ZZ',
    mobile: '+919876500204',
    email: 'care@nehruplacemobiles.example',
    status: 'Approved',
    bank: { holder: 'Bhatia Telelinks LLP', number: '910020047718823', ifsc: 'UTIB0000119' },
  },
  {
    key: 'new-market-gadgets',
    username: 'New Market Gadgets',
    legalName: 'Debashis Pal (New Market Gadgets)',
    address: '9, Lindsay Street, New Market',
    city: 'Kolkata',
    state: 'West Bengal',
    stateCode: '19',
    pincode: '700087',
    gstNumber: '19CRQPP7741D1Z8',
    mobile: '+919876500205',
    email: 'care@newmarketgadgets.example',
    status: 'Pending',
  },
  {
    key: 'sadar-bazaar-wholesale',
    username: 'Sadar Bazaar Wholesale',
    legalName: 'Harish Malhotra (Sadar Bazaar Wholesale)',
    address: '41, Teliwara, Sadar Bazaar',
    city: 'Delhi',
    state: 'Delhi',
    stateCode: '07',
    pincode: '110006',
    gstNumber: '07CQMPK8812J1ZD',
    mobile: '+919876500206',
    email: 'care@sadarbazaarwholesale.example',
    status: 'Rejected',
    reason: 'The register of GST numbers lists yours as cancelled since March. Please write to us with a valid one.',
  },
];
