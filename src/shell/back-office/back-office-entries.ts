import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Banknote from 'lucide-react/icons/banknote';
import IdCard from 'lucide-react/icons/id-card';
import Images from 'lucide-react/icons/images';
import Landmark from 'lucide-react/icons/landmark';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Package from 'lucide-react/icons/package';
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import ScrollText from 'lucide-react/icons/scroll-text';
import SettingsIcon from 'lucide-react/icons/settings';
import Star from 'lucide-react/icons/star';
import Store from 'lucide-react/icons/store';
import Undo2 from 'lucide-react/icons/undo-2';
import Users from 'lucide-react/icons/users';
import type { Waiting } from '#office/dashboard/ui/board/use-waiting.ts';
import type { SessionUser } from '#people/accounts/contract.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';

export interface BackOfficeEntry {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The user types that see it. */
  readonly types: readonly SessionUser['type'][];
  /** Also for sellers without approval. */
  readonly beforeApproval?: true;
  /** A count of what needs action, and its accessible text. */
  readonly waits?: { readonly as: keyof Waiting; readonly words: string };
  /** A line separates it from the entries above. */
  readonly startsGroup?: true;
}

/** The entries of the back-office navigation, in order. */
const ENTRIES: readonly BackOfficeEntry[] = [
  { path: adminPaths.dashboard, label: 'Dashboard', icon: LayoutDashboard, types: ['admin'] },
  { path: adminPaths.overview, label: 'Overview', icon: LayoutDashboard, types: ['vendor'] },
  { path: adminPaths.products, label: 'Products', icon: Package, types: ['admin', 'vendor'], beforeApproval: true },
  {
    path: adminPaths.orders,
    label: 'Orders',
    icon: ReceiptIndianRupee,
    types: ['admin', 'vendor'],
    waits: { as: 'orders', words: 'to dispatch today' },
  },
  { path: adminPaths.earnings, label: 'Earnings', icon: Landmark, types: ['vendor'] },
  { path: adminPaths.profile, label: 'Profile', icon: IdCard, types: ['vendor'], beforeApproval: true },
  { path: adminPaths.sellers, label: 'Singup vendor', icon: Store, types: ['admin'] },
  {
    path: adminPaths.verification,
    label: 'Verification',
    icon: BadgeCheck,
    types: ['admin'],
    waits: { as: 'sellers', words: 'to verify' },
  },
  {
    path: adminPaths.returns,
    label: 'Returns',
    icon: Undo2,
    types: ['admin'],
    waits: { as: 'returns', words: 'returns waiting' },
    startsGroup: true,
  },
  { path: adminPaths.shoppers, label: 'Shoppers', icon: Users, types: ['admin'] },
  { path: adminPaths.reviews, label: 'Reviews', icon: Star, types: ['admin'] },
  { path: adminPaths.cash, label: 'Cash', icon: Banknote, types: ['admin'] },
  { path: adminPaths.payouts, label: 'Payouts', icon: Landmark, types: ['admin'] },
  { path: adminPaths.tickets, label: 'Tickets', icon: MessageSquare, types: ['admin'] },
  { path: adminPaths.features, label: 'Features', icon: Images, types: ['admin'] },
  { path: adminPaths.audit, label: 'Audit', icon: ScrollText, types: ['admin'] },
  { path: adminPaths.settings, label: 'Settings', icon: SettingsIcon, types: ['admin'] },
  { path: adminPaths.mails, label: 'Mail texts', icon: Mail, types: ['admin'] },
  { path: adminPaths.jobs, label: 'Jobs', icon: ListChecks, types: ['admin'] },
  { path: adminPaths.status, label: 'Status', icon: Activity, types: ['admin'] },
];

/** The entries for a user: by type, and for sellers without approval only those meant for them. */
export function entriesFor({ type, status }: SessionUser): readonly BackOfficeEntry[] {
  const isApproved = type !== 'vendor' || status === 'Approved';
  return ENTRIES.filter(entry => entry.types.includes(type) && (isApproved || entry.beforeApproval));
}
