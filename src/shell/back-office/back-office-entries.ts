import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Banknote from 'lucide-react/icons/banknote';
import Bot from 'lucide-react/icons/bot';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import HelpCircle from 'lucide-react/icons/circle-question-mark';
import FileText from 'lucide-react/icons/file-text';
import FolderTree from 'lucide-react/icons/folder-tree';
import IdCard from 'lucide-react/icons/id-card';
import Images from 'lucide-react/icons/images';
import Landmark from 'lucide-react/icons/landmark';
import Layers from 'lucide-react/icons/layers';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Package from 'lucide-react/icons/package';
import PackageCheck from 'lucide-react/icons/package-check';
import Plug from 'lucide-react/icons/plug';
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import Rss from 'lucide-react/icons/rss';
import ScrollText from 'lucide-react/icons/scroll-text';
import Search from 'lucide-react/icons/search';
import SettingsIcon from 'lucide-react/icons/settings';
import Star from 'lucide-react/icons/star';
import Store from 'lucide-react/icons/store';
import Tags from 'lucide-react/icons/tags';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Undo2 from 'lucide-react/icons/undo-2';
import Users from 'lucide-react/icons/users';
import Webhook from 'lucide-react/icons/webhook';
import Wrench from 'lucide-react/icons/wrench';
import type { Waiting } from '#office/dashboard/ui/board/use-waiting.ts';
import type { SessionUser } from '#people/accounts/contract.ts';
import { t } from '#shared/language/t.ts';
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
  readonly waits?: { readonly as: keyof Waiting; readonly words: (count: number) => string };
  /** A line separates it from the entries above. */
  readonly startsGroup?: true;
}

/** The entries of the back-office navigation, in order. */
const ENTRIES: readonly BackOfficeEntry[] = [
  { path: adminPaths.dashboard, label: t('shell.backOffice.entry.dashboard'), icon: LayoutDashboard, types: ['admin'] },
  { path: adminPaths.overview, label: t('shell.backOffice.entry.overview'), icon: LayoutDashboard, types: ['vendor'] },
  {
    path: adminPaths.products,
    label: t('shell.backOffice.entry.products'),
    icon: Package,
    types: ['admin', 'vendor'],
    beforeApproval: true,
  },
  {
    path: adminPaths.orders,
    label: t('shell.backOffice.entry.orders'),
    icon: ReceiptIndianRupee,
    types: ['admin', 'vendor'],
    waits: { as: 'orders', words: count => t('shell.backOffice.waits.orders', { count }) },
  },
  { path: adminPaths.earnings, label: t('shell.backOffice.entry.earnings'), icon: Landmark, types: ['vendor'] },
  {
    path: adminPaths.profile,
    label: t('shell.backOffice.entry.profile'),
    icon: IdCard,
    types: ['vendor'],
    beforeApproval: true,
  },
  { path: adminPaths.sellers, label: t('shell.backOffice.entry.sellers'), icon: Store, types: ['admin'] },
  {
    path: adminPaths.verification,
    label: t('shell.backOffice.entry.verification'),
    icon: BadgeCheck,
    types: ['admin'],
    waits: { as: 'sellers', words: count => t('shell.backOffice.waits.sellers', { count }) },
  },
  {
    path: adminPaths.approvals,
    label: t('shell.backOffice.entry.approvals'),
    icon: PackageCheck,
    types: ['admin'],
    waits: { as: 'products', words: count => t('shell.backOffice.waits.products', { count }) },
    startsGroup: true,
  },
  {
    path: adminPaths.returns,
    label: t('shell.backOffice.entry.returns'),
    icon: Undo2,
    types: ['admin'],
    waits: { as: 'returns', words: count => t('shell.backOffice.waits.returns', { count }) },
  },
  {
    path: adminPaths.offers,
    label: t('shell.backOffice.entry.offers'),
    icon: TicketPercent,
    types: ['admin', 'vendor'],
  },
  {
    path: adminPaths.prices,
    label: t('shell.backOffice.entry.prices'),
    icon: CalendarClock,
    types: ['admin', 'vendor'],
  },
  {
    path: adminPaths.services,
    label: t('shell.backOffice.entry.services'),
    icon: Wrench,
    types: ['admin', 'vendor'],
  },
  { path: adminPaths.shoppers, label: t('shell.backOffice.entry.shoppers'), icon: Users, types: ['admin'] },
  { path: adminPaths.reviews, label: t('shell.backOffice.entry.reviews'), icon: Star, types: ['admin'] },
  {
    path: adminPaths.questions,
    label: t('shell.backOffice.entry.questions'),
    icon: HelpCircle,
    types: ['admin', 'vendor'],
  },
  { path: adminPaths.cash, label: t('shell.backOffice.entry.cash'), icon: Banknote, types: ['admin'] },
  { path: adminPaths.payouts, label: t('shell.backOffice.entry.payouts'), icon: Landmark, types: ['admin'] },
  { path: adminPaths.tickets, label: t('shell.backOffice.entry.tickets'), icon: MessageSquare, types: ['admin'] },
  { path: adminPaths.categories, label: t('shell.backOffice.entry.categories'), icon: FolderTree, types: ['admin'] },
  { path: adminPaths.attributes, label: t('shell.backOffice.entry.attributes'), icon: Tags, types: ['admin'] },
  { path: adminPaths.matching, label: t('shell.backOffice.entry.matching'), icon: Layers, types: ['admin'] },
  { path: adminPaths.searches, label: t('shell.backOffice.entry.searches'), icon: Search, types: ['admin'] },
  { path: adminPaths.feeds, label: t('shell.backOffice.entry.feeds'), icon: Rss, types: ['admin', 'vendor'] },
  { path: adminPaths.webhooks, label: t('shell.backOffice.entry.webhooks'), icon: Webhook, types: ['admin', 'vendor'] },
  { path: adminPaths.connections, label: t('shell.backOffice.entry.connections'), icon: Plug, types: ['admin'] },
  { path: adminPaths.assistants, label: t('shell.backOffice.entry.assistants'), icon: Bot, types: ['admin', 'vendor'] },
  { path: adminPaths.features, label: t('shell.backOffice.entry.features'), icon: Images, types: ['admin'] },
  {
    path: adminPaths.fronts,
    label: t('shell.backOffice.entry.fronts'),
    icon: LayoutTemplate,
    types: ['admin'],
    waits: { as: 'proposals', words: count => t('shell.backOffice.waits.proposals', { count }) },
  },
  {
    path: adminPaths.frontProposals,
    label: t('shell.backOffice.entry.frontProposals'),
    icon: LayoutTemplate,
    types: ['vendor'],
  },
  { path: adminPaths.pages, label: t('shell.backOffice.entry.pages'), icon: FileText, types: ['admin'] },
  { path: adminPaths.audit, label: t('shell.backOffice.entry.audit'), icon: ScrollText, types: ['admin'] },
  { path: adminPaths.settings, label: t('shell.backOffice.entry.settings'), icon: SettingsIcon, types: ['admin'] },
  { path: adminPaths.mails, label: t('shell.backOffice.entry.mails'), icon: Mail, types: ['admin'] },
  { path: adminPaths.jobs, label: t('shell.backOffice.entry.jobs'), icon: ListChecks, types: ['admin'] },
  { path: adminPaths.status, label: t('shell.backOffice.entry.status'), icon: Activity, types: ['admin'] },
];

/** The entries for a user: by type, and for sellers without approval only those meant for them. */
export function entriesFor({ type, status }: SessionUser): readonly BackOfficeEntry[] {
  const isApproved = type !== 'vendor' || status === 'Approved';
  return ENTRIES.filter(entry => entry.types.includes(type) && (isApproved || entry.beforeApproval));
}
