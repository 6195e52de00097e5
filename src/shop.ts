import type { FastifyInstance } from 'fastify';
import { serveAccounts } from '#features/accounts/server/accounts.routes.ts';
import { serveOwnAccount } from '#features/accounts/server/own-account.routes.ts';
import { servePasswordReset } from '#features/accounts/server/password-reset.routes.ts';
import { authenticate } from '#features/accounts/server/session-cookie.ts';
import { serveAddresses } from '#features/addresses/server/addresses.routes.ts';
import { serveAudit } from '#features/audit/server/audit.routes.ts';
import { serveBanners } from '#features/banners/server/banners.routes.ts';
import { serveCart } from '#features/cart/server/cart.routes.ts';
import { serveCatalog } from '#features/catalog/server/catalog.routes.ts';
import { serveSitemap } from '#features/catalog/server/sitemap.routes.ts';
import { serveContact } from '#features/contact/server/contact.routes.ts';
import { serveTicketDesk } from '#features/contact/server/desk.routes.ts';
import { serveDashboard } from '#features/dashboard/server/dashboard.routes.ts';
import { serveDelivery } from '#features/delivery/server/delivery.routes.ts';
import { serveImports } from '#features/imports/server/imports.routes.ts';
import { serveOwnProducts } from '#features/inventory/server/own-products.routes.ts';
import { serveProducts } from '#features/inventory/server/products.routes.ts';
import { serveStock } from '#features/inventory/server/stock.routes.ts';
import { serveInvoices } from '#features/invoices/server/invoices.routes.ts';
import { serveJobs } from '#features/jobs/server/jobs.routes.ts';
import { serveLedger } from '#features/ledger/server/ledger.routes.ts';
import { serveMedia } from '#features/media/server/media.routes.ts';
import type { PictureLibrary } from '#features/media/server/media.ts';
import { serveUploads } from '#features/media/server/uploads.routes.ts';
import { serveOrders } from '#features/orders/server/orders.routes.ts';
import { NO_PAYMENTS, type PaymentSettings, paymentProviders } from '#features/payments/server/payment-providers.ts';
import type { BringMessage } from '#features/payments/server/sandbox/deliver-message.ts';
import { serveSandbox } from '#features/payments/server/sandbox/sandbox.routes.ts';
import { servePeople } from '#features/people/server/people.routes.ts';
import { servePrivacy } from '#features/privacy/server/privacy.routes.ts';
import { serveRefunds } from '#features/returns/server/refunds.routes.ts';
import { serveReturns } from '#features/returns/server/returns.routes.ts';
import { serveModeration } from '#features/reviews/server/moderation.routes.ts';
import { serveReviews } from '#features/reviews/server/reviews.routes.ts';
import { serveSellers } from '#features/sellers/server/sellers.routes.ts';
import { serveSettings } from '#features/settings/server/settings.routes.ts';
import { serveSettlement } from '#features/settlement/server/settlement.routes.ts';
import { serveAppFiles } from '#features/shop/server/app-files.routes.ts';
import { serveShop } from '#features/shop/server/shop.routes.ts';
import type { Ctx } from '#platform/context.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { isOutgrown, migrationsThatRan } from '#platform/db/migrations-that-ran.ts';
import { Replicas } from '#platform/db/replicas.ts';
import { createApp, type HttpSettings } from '#platform/http/app.ts';
import { limitScans } from '#platform/http/crowds.ts';
import { Followers } from '#platform/http/followers.ts';
import { type Readiness, serveHealth } from '#platform/http/health.ts';
import { Memory } from '#platform/http/memory.ts';
import { networkOf } from '#platform/http/network-of.ts';
import { PublicCache } from '#platform/http/public-cache.ts';
import type { Api } from '#platform/http/serve.ts';
import { serveOpenApi } from '#platform/http/serve-openapi.ts';
import { openJobQueue } from '#platform/jobs/job-queue.ts';
import { CHANGES_CHANNEL, hearChange, makeContext, setDeaf } from '#platform/make-context.ts';
import { type PageSettings, servePages } from '#platform/pages/serve-pages.ts';
import { readElsewhere } from '#platform/read-elsewhere.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { LIMITS, type Limits } from '#platform/throttle/limits.ts';
import { Throttle } from '#platform/throttle/throttle.ts';
import { jobHandlers, type MailSettings, ROUNDS } from './jobs.ts';
import { REPLICA_READS } from './replica-reads.ts';

export interface ShopSettings extends HttpSettings {
  readonly mail: MailSettings;
  /** Pictures; without them none are served. */
  readonly pictures?: PictureLibrary;
  /** Where files lie that people send; in the data folder when nothing else is said. */
  readonly storage?: StoragePort;
  /** Screens; without them only the API is served. */
  readonly pages?: PageSettings;
  /** Through whom the shop is paid; without them there is cash on delivery. */
  readonly payments?: PaymentSettings;
  /** False leaves the jobs to a worker process. */
  readonly worksJobs: boolean;
  /** Streaming replicas of the database. */
  readonly replicaUrls?: readonly string[];
  readonly now?: () => Date;
  /** Where the shop is found (docs/decisions/0012); without it nothing says an absolute address of ours. */
  readonly address?: string | undefined;
  /** How many pages one list of the sitemap holds; as many as search engines allow unless said otherwise. */
  readonly mostPerSitemap?: number;
  /** How much the public cache may hold; with 0 every answer is made for whoever asks. */
  readonly publicCacheBytes?: number;
  /** What visitors are held to; a shop that is measured, or a test with a crowd in one network, names its own. */
  readonly limits?: Limits;
}

/** A shop put together over an open, migrated database: every route, the cache that hears changes, the jobs. */
export interface Shop {
  readonly app: FastifyInstance;
  readonly api: Api;
  readonly readiness: Readiness;
  /** A context with nobody in it, for commands and jobs. */
  readonly context: Ctx;
  /** Drains: no longer ready, requests under way end, then jobs; the database stays open. */
  readonly close: () => Promise<void>;
}

export async function openShop(open: OpenDatabase, settings: ShopSettings): Promise<Shop> {
  const app = await createApp(settings);
  const cache = new PublicCache(settings.publicCacheBytes);
  const storage = settings.storage ?? (await openStorage({ dataDir: settings.mail.dataDir }));
  const payments = settings.payments ?? NO_PAYMENTS;
  const paying = { providers: paymentProviders(payments, open.db), address: settings.address };
  const handlers = jobHandlers(
    settings.mail,
    { storage, pictures: settings.pictures },
    { providers: paying.providers, bring: bringInside(app) },
  );
  const jobs = await openJobQueue(open, Object.keys(handlers), app.log);
  const followers = new Followers();
  const replicas = followers.follow('replicas', () => new Replicas(open, settings.replicaUrls ?? []));
  const parts = {
    db: open.db,
    cache,
    memory: new Memory(),
    followers,
    jobs,
    throttle: new Throttle(open, settings.limits ?? LIMITS),
    now: settings.now ?? (() => new Date()),
  };
  const context = makeContext(parts, { actor: null, log: app.log });

  const api: Api = {
    app,
    cache,
    throttle: parts.throttle,
    routes: [],
    authenticate: request => authenticate(open.db, request),
    contextOf: (request, actor, tags) =>
      makeContext(parts, { actor, network: networkOf(request.ip), log: request.log, tags }),
    readElsewhere: readElsewhere(replicas),
    replicaReads: REPLICA_READS,
  };
  const migrated = await migrationsThatRan(open.db);
  const readiness: Readiness = { accepting: true, isOutgrown: () => isOutgrown(open.db, migrated) };
  limitScans(app, parts.throttle);
  serveHealth(app, open.db, readiness);
  serveShop(api, settings.address);
  serveDelivery(api);
  serveAppFiles(api, settings.address);
  serveAccounts(api);
  servePasswordReset(api);
  serveOwnAccount(api);
  serveCatalog(api);
  serveSitemap(api, settings.address, settings.mostPerSitemap);
  serveReviews(api);
  serveModeration(api);
  if (settings.pictures) serveMedia(api, settings.pictures);
  serveUploads(api, storage, settings.pictures);
  storage.mount(app);
  serveOwnProducts(api);
  serveProducts(api);
  serveStock(api);
  serveImports(api);
  serveBanners(api);
  serveCart(api);
  serveAddresses(api);
  serveOrders(api, paying);
  serveSettlement(api, paying);
  if (payments.sandbox) serveSandbox(api);
  serveInvoices(api);
  serveLedger(api);
  serveReturns(api, storage);
  serveRefunds(api);
  serveDashboard(api);
  serveSellers(api);
  serveAudit(api);
  servePeople(api);
  serveSettings(api);
  serveContact(api);
  serveTicketDesk(api);
  serveJobs(api, jobs);
  servePrivacy(api);
  serveOpenApi(api, 'Bijli Bazaar');
  if (settings.pages) {
    await settings.pages.mount(app);
    servePages(api, settings.pages, storage.origin);
  }

  const stopListening = await open.listen(
    CHANGES_CHANNEL,
    word => hearChange(parts, word),
    deaf => setDeaf(parts, deaf),
  );
  if (settings.worksJobs)
    await jobs.work(handlers, job => makeContext(parts, { actor: null, log: app.log.child({ job }) }), ROUNDS);

  return {
    app,
    api,
    readiness,
    context,
    close: async () => {
      readiness.accepting = false;
      await app.close();
      await jobs.stop();
      await stopListening();
      await replicas.close();
    },
  };
}

/** The provider for trying is in the house, so its messages go over no wire; the rest of their way is that of all others. */
function bringInside(app: FastifyInstance): BringMessage {
  return async (payload, headers) =>
    (await app.inject({ method: 'POST', url: '/api/payments/sandbox/webhook', headers, payload })).statusCode;
}
