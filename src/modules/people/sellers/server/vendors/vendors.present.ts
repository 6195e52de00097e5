import type { Vendor } from '#people/sellers/contract.ts';
import type { VendorRow } from './vendors.queries.ts';

export type WireVendor = Omit<Vendor, 'registeredAt'> & { readonly registeredAt: string };

/** Bank accounts stay behind: nobody approves a seller by them. */
export function presentVendor(row: VendorRow): WireVendor {
  return {
    _id: row.id,
    userName: row.user_name,
    mobile: row.mobile,
    email: row.email,
    gstNumber: row.gstin,
    status: row.status,
    reason: row.status_reason,
    legalName: row.legal_name,
    city: row.city,
    state: row.state_code,
    isPaused: row.is_paused,
    returnsOn: row.returns_on,
    registeredAt: row.created_at.toISOString(),
    isBlocked: row.blocked_at !== null,
  };
}
