import type { StoredTicket } from '#office/contact/server/tickets.queries.ts';
import type { VendorRow } from '#people/sellers/server/vendors/vendors.queries.ts';
import { newId } from '#shared/id.ts';

const AT = new Date('2026-11-21T09:01:00Z');

export const SAMPLE_SELLER: VendorRow = {
  id: newId<'seller'>(),
  user_id: newId<'user'>(),
  user_name: 'Deccan Mobiles',
  mobile: '+919876543210',
  email: 'care@deccanmobiles.example',
  language: 'en',
  gstin: '36AAKFD4127R1ZX',
  status: 'Pending',
  status_reason: null,
  legal_name: 'Deccan Mobiles and Sons',
  city: 'Hyderabad',
  state_code: '36',
  is_paused: false,
  returns_on: null,
  created_at: AT,
  blocked_at: null,
  blocked_reason: null,
};

export const SAMPLE_TICKET: StoredTicket = {
  id: newId<'ticket'>(),
  number: 'T-7K4M-2Q9D',
  user_id: null,
  full_name: 'Asha Rao',
  email: 'asha@home.example',
  language: 'en',
  subject: 'Delivery to Leh',
  message: 'Do you ship to Leh in winter?',
  received_at: AT,
  acknowledged_at: null,
  answered_at: null,
  closed_at: null,
  status: 'received',
};
