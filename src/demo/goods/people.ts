import type { SellerKey } from './family.ts';

/** Someone who can log in to the demo. The loader gives all of them the one documented demo password. */
export interface DemoPerson {
  readonly userName: string;
  readonly email: string;
  /** E.164. */
  readonly mobile: string;
}

export interface DemoAddress {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
  readonly phone: string;
  readonly notes: string;
}

export interface DemoShopper extends DemoPerson {
  readonly addresses: readonly DemoAddress[];
}

export interface SellerOwner {
  /** The seller's key in `sellers.ts`; the last two have none on sale. */
  readonly seller: Exclude<SellerKey, 'house'> | 'new-market-gadgets' | 'sadar-bazaar-wholesale';
  readonly ownerName: string;
}

/** The shopper a visitor of the demo logs in as. */
export const demoShopper: DemoShopper = {
  userName: 'Ananya Rao',
  email: 'ananya@demo.example',
  mobile: '+919876500101',
  addresses: [
    {
      name: 'Ananya Rao',
      address: 'Flat 302, Sampige Residency, 8th Cross, Malleshwaram',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560003',
      phone: '+919876500101',
      notes: 'Gate opposite the park. Please call, the bell is out of order.',
    },
    {
      name: 'Lakshmi Rao',
      address: '6-3-1090, Raj Bhavan Road, Somajiguda',
      city: 'Hyderabad',
      state: 'Telangana',
      pincode: '500082',
      phone: '+919876500102',
      notes: 'Leave with the watchman if nobody is home.',
    },
  ],
};

/** Who stands behind each seller; log-in name, e-mail and mobile are the seller's own. */
export const sellerOwners: readonly SellerOwner[] = [
  { seller: 'deccan-mobiles', ownerName: 'Syed Imtiaz Ali' },
  { seller: 'ritchie-street-audio', ownerName: 'Meenakshi Sundaram' },
  { seller: 'sp-road-electronics', ownerName: 'Prakash Jain' },
  { seller: 'nehru-place-mobiles', ownerName: 'Gurpreet Kaur Bhatia' },
  { seller: 'new-market-gadgets', ownerName: 'Debashis Pal' },
  { seller: 'sadar-bazaar-wholesale', ownerName: 'Harish Malhotra' },
];
