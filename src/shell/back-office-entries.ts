import type { LucideIcon } from 'lucide-react';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Package from 'lucide-react/icons/package';
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import type { SessionUser } from '#features/accounts/contract.ts';

export interface BackOfficeEntry {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Whose navigation has it. */
  readonly types: readonly SessionUser['type'][];
}

/** The back-office's ways, in their order. */
const ENTRIES: readonly BackOfficeEntry[] = [
  { path: '/admin/dashboard', label: 'Dashboard', icon: LayoutDashboard, types: ['admin'] },
  { path: '/admin/products', label: 'Products', icon: Package, types: ['admin', 'vendor'] },
  { path: '/admin/orders', label: 'Orders', icon: ReceiptIndianRupee, types: ['admin', 'vendor'] },
];

export function entriesFor(user: SessionUser): readonly BackOfficeEntry[] {
  return ENTRIES.filter(entry => entry.types.includes(user.type));
}
