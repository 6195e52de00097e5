import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import IdCard from 'lucide-react/icons/id-card';
import Images from 'lucide-react/icons/images';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Package from 'lucide-react/icons/package';
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import ScrollText from 'lucide-react/icons/scroll-text';
import SettingsIcon from 'lucide-react/icons/settings';
import Star from 'lucide-react/icons/star';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import type { SessionUser } from '#features/accounts/contract.ts';

export interface BackOfficeEntry {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Whose navigation has it. */
  readonly types: readonly SessionUser['type'][];
  /** Also for sellers who may not sell (yet). */
  readonly beforeApproval?: true;
}

/** The back-office's ways, in their order. */
const ENTRIES: readonly BackOfficeEntry[] = [
  { path: '/admin/dashboard', label: 'Dashboard', icon: LayoutDashboard, types: ['admin'] },
  { path: '/admin/products', label: 'Products', icon: Package, types: ['admin', 'vendor'], beforeApproval: true },
  { path: '/admin/orders', label: 'Orders', icon: ReceiptIndianRupee, types: ['admin', 'vendor'] },
  { path: '/admin/profile', label: 'Profile', icon: IdCard, types: ['vendor'], beforeApproval: true },
  { path: '/admin/signup-vendor', label: 'Singup vendor', icon: Store, types: ['admin'] },
  { path: '/admin/vendor-verificaton', label: 'Verification', icon: BadgeCheck, types: ['admin'] },
  { path: '/admin/shoppers', label: 'Shoppers', icon: Users, types: ['admin'] },
  { path: '/admin/reviews', label: 'Reviews', icon: Star, types: ['admin'] },
  { path: '/admin/features', label: 'Features', icon: Images, types: ['admin'] },
  { path: '/admin/audit', label: 'Audit', icon: ScrollText, types: ['admin'] },
  { path: '/admin/settings', label: 'Settings', icon: SettingsIcon, types: ['admin'] },
];

/** The ways that are open to a person: their type has them, and a seller who awaits approval only those made for that. */
export function entriesFor({ type, status }: SessionUser): readonly BackOfficeEntry[] {
  const isApproved = type !== 'vendor' || status === 'Approved';
  return ENTRIES.filter(entry => entry.types.includes(type) && (isApproved || entry.beforeApproval));
}
