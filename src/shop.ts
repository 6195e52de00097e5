import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PUBLIC_REFUSALS, REFUSALS } from '#composition/api-refusals.ts';
import { CONTRACTS } from '#composition/contracts.ts';
import { fixedConnections, isFixed } from '#composition/fixed-connections.ts';
import { BACKUP_SCHEDULE, jobHandlers, labelOfJob, SCHEDULE } from '#composition/jobs.ts';
import { shopNotifications } from '#composition/notifications.ts';
import { PORTS } from '#composition/ports.ts';
import { REPLICA_READS } from '#composition/replica-reads.ts';
import { ROUTE_COSTS } from '#composition/route-costs.ts';
import type { ShopSettings } from '#config/shop-settings.ts';
import { serveCash } from '#finance/cash/server/cash.routes.ts';
import { serveInvoices } from '#finance/invoices/server/invoices.routes.ts';
import { serveLedger } from '#finance/ledger/server/ledger.routes.ts';
import { serveAssistants } from '#office/assistants/server/assistants.routes.ts';
import { serveContact } from '#office/contact/server/contact.routes.ts';
import { serveTicketDesk } from '#office/contact/server/desk.routes.ts';
import { serveDashboard } from '#office/dashboard/server/dashboard.routes.ts';
import { noteMailsSent } from '#office/dashboard/server/first-steps.queries.ts';
import { serveJobs } from '#office/jobs/server/jobs.routes.ts';
import { serveMails } from '#office/mails/server/mails.routes.ts';
import { serveTextPages } from '#office/pages/server/pages.routes.ts';
import { servePeople } from '#office/people/server/people.routes.ts';
import { servePrivacy } from '#office/privacy/server/privacy.routes.ts';
import { serveSettings } from '#office/settings/server/settings.routes.ts';
import { PageSpeeds } from '#office/status/server/page-speeds.ts';
import type { Pulse } from '#office/status/server/pulse.ts';
import { serveStatus } from '#office/status/server/status.routes.ts';
import { WEBHOOK_MESSAGES } from '#office/webhooks/payloads.schema.ts';
import { WebhookSender } from '#office/webhooks/server/sending/webhook-sender.ts';
import { serveWebhooks } from '#office/webhooks/server/webhooks.routes.ts';
import { serveAgents } from '#orders/agents/server/agents.routes.ts';
import { serveHandover } from '#orders/agents/server/handover/handover.routes.ts';
import { serveCart } from '#orders/cart/server/cart.routes.ts';
import { serveCheckouts } from '#orders/checkouts/server/checkouts.routes.ts';
import { serveExchanges } from '#orders/exchanges/server/exchanges.routes.ts';
import { serveOffers } from '#orders/offers/server/offers.routes.ts';
import { RESERVE_LIMITS } from '#orders/orders/checkout/reserve-limits.ts';
import { serveOrders } from '#orders/orders/server/orders.routes.ts';
import { findOrderToPay } from '#orders/orders/server/orders.ts';
import { serveRefunds } from '#orders/returns/server/refunds/refunds.routes.ts';
import { serveReturns } from '#orders/returns/server/returns.routes.ts';
import { serveSettlement } from '#orders/settlement/server/settlement.routes.ts';
import { serveShipments } from '#orders/shipments/server/shipments.routes.ts';
import { serveServices } from '#orders/sold-services/server/sold-services.routes.ts';
import { serveEmi } from '#payments/emi/server/emi.routes.ts';
import { knowPaymentServices, servicesOf } from '#payments/payments/known-services.ts';
import { NO_PAYMENTS, offeredNames, paymentProviders } from '#payments/payments/server/providers/payment-providers.ts';
import type { BringMessage } from '#payments/payments/server/sandbox/play-trick.ts';
import { serveSandbox } from '#payments/payments/server/sandbox/sandbox.routes.ts';
import { serveAccounts } from '#people/accounts/server/accounts.routes.ts';
import { requireOwnPassword } from '#people/accounts/server/accounts.ts';
import { serveKeys } from '#people/accounts/server/keys/keys.routes.ts';
import { serveOwnAccount } from '#people/accounts/server/own-account/own-account.routes.ts';
import { servePasswordReset } from '#people/accounts/server/password-reset/password-reset.routes.ts';
import { authenticate, hadSession, identify } from '#people/accounts/server/sign-in/session-cookie.ts';
import { serveAddresses } from '#people/addresses/server/addresses.routes.ts';
import { serveSellers } from '#people/sellers/server/sellers.routes.ts';
import { SERVICE_TOOLS } from '#platform/adapters/ask-service.ts';
import { findAdapters } from '#platform/adapters/find-adapters.ts';
import type { Ctx } from '#platform/context.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { isOutgrown, migrationsThatRan } from '#platform/db/migrations/migrations-that-ran.ts';
import { Replicas } from '#platform/db/postgres/replicas.ts';
import { FaultLog } from '#platform/fault-log.ts';
import { createApp } from '#platform/http/app.ts';
import { Followers } from '#platform/http/cache/followers.ts';
import { PublicCache } from '#platform/http/cache/public-cache.ts';
import { type Readiness, serveHealth } from '#platform/http/health.ts';
import { languageOfRequest } from '#platform/http/language-of.ts';
import { Budgets, keepBudgets } from '#platform/http/load/budgets.ts';
import { limitScans } from '#platform/http/load/crowds.ts';
import { Memory } from '#platform/http/load/memory.ts';
import { closePolitely, finishAnswers } from '#platform/http/safety/close-politely.ts';
import { networkOf } from '#platform/http/safety/network-of.ts';
import { InsideCalls } from '#platform/http/serving/inside-calls.ts';
import type { Api } from '#platform/http/serving/serve.ts';
import { serveOpenApi } from '#platform/http/serving/serve-openapi.ts';
import { openJobQueue } from '#platform/jobs/job-queue.ts';
import { mailChannel } from '#platform/mail/mail-channel.ts';
import { mailPort } from '#platform/mail/mail-port.ts';
import { CHANGES_CHANNEL, makeContext, receiveChange, setDisconnected } from '#platform/make-context.ts';
import { Metrics } from '#platform/metrics/metrics.ts';
import { textChannel } from '#platform/notify/text-channel.ts';
import { OwnChanges } from '#platform/own-changes.ts';
import { servePages } from '#platform/pages/serve-pages.ts';
import { readElsewhere } from '#platform/read-elsewhere.ts';
import { LIMITS } from '#platform/throttle/limits.ts';
import { PACES } from '#platform/throttle/paces.ts';
import { Throttle } from '#platform/throttle/throttle.ts';
import { traceStatements } from '#platform/tracing/trace-statements.ts';
import { countShop } from '#process/count-shop.ts';
import { openFolder } from '#process/open-files.ts';
import { sayHowItIs } from '#process/say-how-it-is.ts';
import { serveApprovals } from '#products/approvals/server/approvals.routes.ts';
import { serveAttributes } from '#products/attributes/server/attributes.routes.ts';
import { serveBanners } from '#products/banners/server/banners.routes.ts';
import { serveCatalog } from '#products/catalog/server/catalog.routes.ts';
import { SearchFeeder } from '#products/catalog/server/engine/feeding/search-feeder.ts';
import { EngineClient } from '#products/catalog/server/engine/opensearch/engine-client.ts';
import { serveSitemap } from '#products/catalog/server/sitemap.routes.ts';
import { serveCategories } from '#products/categories/server/categories.routes.ts';
import { serveFeeds } from '#products/feeds/server/feeds.routes.ts';
import { serveFronts } from '#products/fronts/server/fronts.routes.ts';
import { serveFrontProposals } from '#products/fronts/server/proposals/proposals.routes.ts';
import { serveImports } from '#products/imports/server/imports.routes.ts';
import { serveOwnProducts, serveProducts } from '#products/inventory/server/products/products.routes.ts';
import { serveStock } from '#products/inventory/server/stock/stock.routes.ts';
import { serveVariants } from '#products/inventory/server/variants/variants.routes.ts';
import { serveMatching } from '#products/matching/server/matching.routes.ts';
import { serveMedia } from '#products/media/server/media.routes.ts';
import { serveUploads } from '#products/media/server/uploads/uploads.routes.ts';
import { servePrices } from '#products/prices/server/prices.routes.ts';
import { serveQuestionDesk } from '#products/questions/server/desk/desk.routes.ts';
import { serveQuestions } from '#products/questions/server/questions.routes.ts';
import { serveImportedReviews } from '#products/reviews/server/imported/imported.routes.ts';
import { serveModeration } from '#products/reviews/server/moderation/moderation.routes.ts';
import { serveReviews } from '#products/reviews/server/reviews.routes.ts';
import { serveSearches } from '#products/searches/server/searches.routes.ts';
import { serveWishlist } from '#products/wishlist/server/wishlist.routes.ts';
import { serveAudit } from '#shop/audit/server/audit.routes.ts';
import { serveConnections } from '#shop/connections/server/connections.routes.ts';
import { connectedTo, filledPorts, isFilled } from '#shop/connections/server/connections.ts';
import { serveDelivery } from '#shop/delivery/server/delivery.routes.ts';
import { serveAppFiles } from '#shop/shop/server/app-files.routes.ts';
import { entranceOf } from '#shop/shop/server/entrance.ts';
import { serveShopFacts } from '#shop/shop/server/shop.routes.ts';
import { isAllowedOrigin } from '#shop/shop/server/shop.ts';

/** Statements slower than this are logged. On an idle database of usual size none takes so long. */
const SLOW_STATEMENT_MS = 200;

/** A shop on an open, migrated database: routes, cache, jobs. */
export interface Shop {
  readonly app: FastifyInstance;
  readonly api: Api;
  readonly readiness: Readiness;
  /** Metrics of this process. */
  readonly metrics: Metrics;
  /** Starts logging slow statements, once slow work of the start, such as creating tables and loading the demo, is done. */
  readonly watchStatements: () => void;
  /** The heartbeat of this process, if it has a `process` setting. */
  readonly pulse: Pulse | undefined;
  readonly webhooks: WebhookSender;
  /** A context without a user, for commands and jobs. */
  readonly context: Ctx;
  /** Shuts down: not ready, running requests finish, then jobs; the database stays open. */
  readonly close: () => Promise<void>;
}

export async function openShop(open: OpenDatabase, settings: ShopSettings): Promise<Shop> {
  const metrics = new Metrics();
  const faults = new FaultLog();
  const isAllowed = (origin: string) => isAllowedOrigin(context, origin);
  const traces = settings.openTraces?.(error => app.log.warn({ err: error }, 'traces could not be sent'));
  const app = await createApp({ ...settings, metrics, faults, traces, isAllowedOrigin: isAllowed });
  const logSlow = (ms: number) => open.meter.tellSlow(ms, slow => app.log.warn(slow, 'slow statement'));
  if (settings.slowStatementMs !== undefined) logSlow(settings.slowStatementMs);
  if (traces) traceStatements(open.meter);
  const cache = new PublicCache(settings.publicCacheBytes);
  const storage = settings.storage ?? (await openFolder(settings.mail.dataDir)).storage;
  const payments = settings.payments ?? NO_PAYMENTS;
  const lastBackup = settings.lastBackup ?? (async () => undefined);
  const counted = countShop(metrics, open, cache, { dataDir: settings.mail.dataDir, lastBackup });
  const adapters = await findAdapters();
  knowPaymentServices(adapters.flatMap(each => (each.port === 'payment' ? servicesOf(each) : [])));
  const tools = settings.tools ?? SERVICE_TOOLS;
  const providers = paymentProviders(payments, {
    ...{ adapters, tools, db: open.db, wrap: counted.provider },
    connected: () => filledPorts(context).all('payment'),
  });
  const offered = () => offeredNames(providers);
  const paying = { providers, address: settings.address, reserveLimits: settings.reserveLimits ?? RESERVE_LIMITS };
  const mail = counted.mail(mailPort(settings.mail));
  const channels = [
    mailChannel(settings.mail.smtpUrl === undefined ? mail : noteMailsSent(mail, open.db)),
    textChannel({
      isOn: () => isFilled(context, 'message'),
      find: async () => (await connectedTo(context, 'message'))?.connection,
    }),
    ...(settings.channels ?? []),
  ];
  const told = shopNotifications(channels, settings.mail.publicUrl);
  const handlers = {
    ...jobHandlers(
      {
        ...{ dataDir: settings.mail.dataDir, storage, pictures: settings.pictures, backups: settings.nightlyBackups },
        picturesFromPort: settings.picturesFromPort,
      },
      {
        providers,
        bring: bringInside(app),
        telling: { address: settings.address, ownPort: settings.webhooks?.ownPort },
      },
      { turn: () => webhooks.turn() },
    ),
    ...told.handlers,
  };
  const labelOf = (job: string) => labelOfJob(job) ?? told.labels[job]?.() ?? job;
  const jobs = await openJobQueue(open, Object.keys(handlers), app.log, { onTurn: counted.job, traces });
  const followers = new Followers();
  const replicas = followers.follow(
    'replicas',
    () => new Replicas(open, settings.replicaUrls ?? [], traces && (({ meter }) => traceStatements(meter))),
  );
  const memory = new Memory();
  const parts = {
    db: open.db,
    cache,
    memory,
    followers,
    ownChanges: new OwnChanges(),
    jobs,
    jobsOf: told.jobsOf,
    throttle: new Throttle(open, settings.limits ?? LIMITS),
    ports: {
      ...PORTS,
      searchEngine: settings.search && new EngineClient(settings.search),
      services: { adapters: adapters.filter(each => !isFixed(payments, each)), tools, address: settings.address },
    },
    now: settings.now ?? (() => new Date()),
  };
  const context = makeContext(parts, { actor: null, log: app.log });
  await filledPorts(context).read();
  const webhooks = new WebhookSender(context, { ...settings.webhooks, traces });

  const api: Api = {
    app,
    cache,
    entrance: entranceOf(context, async request => {
      const actor = await authenticate(open.db, request);
      return actor !== null && actor.kind !== 'shopper';
    }),
    throttle: parts.throttle,
    inside: new InsideCalls(memory),
    routes: [],
    budgets: new Budgets(settings.paces ?? PACES),
    costs: ROUTE_COSTS,
    authenticate: onceEach(request => authenticate(open.db, request)),
    identify: onceEach(request => identify(open.db, request)),
    hadSession,
    contextOf: (request, actor, tags) =>
      makeContext(parts, {
        actor,
        network: networkOf(request.ip),
        language: languageOfRequest(request),
        log: request.log,
        tags,
      }),
    readElsewhere: readElsewhere(replicas),
    replicaReads: REPLICA_READS,
  };
  const migrated = await migrationsThatRan(open.db);
  const readiness: Readiness = { accepting: true, isOutgrown: () => isOutgrown(open.db, migrated) };
  limitScans(app, api);
  keepBudgets(app, api.budgets, api.identify);
  closePolitely(app, readiness);
  serveHealth(app, open.db, readiness);
  serveShopFacts(api, settings.address, offered);
  serveEmi(api, offered);
  serveDelivery(api);
  serveAppFiles(api, settings.address);
  serveAccounts(api);
  servePasswordReset(api);
  serveOwnAccount(api);
  serveKeys(api);
  serveCatalog(api);
  serveSitemap(api, settings.address, settings.mostPerSitemap);
  serveFeeds(api, settings.address);
  serveReviews(api, storage);
  serveWishlist(api);
  serveModeration(api);
  serveImportedReviews(api);
  serveQuestions(api);
  serveQuestionDesk(api);
  if (settings.pictures) serveMedia(api, settings.pictures);
  serveUploads(api, storage, settings.pictures);
  storage.mount(app);
  serveOwnProducts(api);
  serveProducts(api);
  serveStock(api);
  serveVariants(api);
  serveImports(api);
  serveBanners(api);
  serveFronts(api);
  serveFrontProposals(api);
  serveApprovals(api);
  serveCategories(api);
  serveAttributes(api);
  serveMatching(api);
  serveSearches(api);
  serveCart(api);
  serveOffers(api);
  serveExchanges(api);
  serveServices(api);
  servePrices(api);
  serveAddresses(api);
  serveOrders(api, paying);
  serveCheckouts(api, paying);
  serveShipments(api);
  serveAgents(api, { paying, address: settings.address, ownPort: settings.webhooks?.ownPort });
  serveHandover(api, paying);
  serveSettlement(api, paying);
  if (payments.sandbox)
    serveSandbox(api, {
      address: paying.address,
      isOwnOrder: async ({ db }, orderId, userId) => (await findOrderToPay(db, orderId, userId)) !== undefined,
    });
  serveInvoices(api, storage);
  serveLedger(api);
  serveCash(api);
  serveReturns(api, storage);
  serveRefunds(api);
  serveDashboard(api, {
    hasMailServer: settings.mail.smtpUrl !== undefined,
    providers: offered,
  });
  serveSellers(api, requireOwnPassword);
  serveAudit(api);
  serveConnections(api, requireOwnPassword, fixedConnections(settings, adapters));
  servePeople(api);
  serveSettings(api);
  serveTextPages(api, offered);
  serveMails(api, settings.mail.publicUrl);
  serveContact(api);
  serveTicketDesk(api);
  serveJobs(api, jobs, labelOf);
  serveWebhooks(api, settings.webhooks?.ownPort);
  serveAssistants(api, settings.process?.version ?? 'unknown', settings.address);
  servePrivacy(api);
  const speeds = new PageSpeeds(metrics);
  const statusParts = {
    version: settings.process?.version ?? 'unknown',
    open,
    ownMigration: settings.process?.ownMigration ?? null,
    storage,
    dataDir: settings.mail.dataDir,
    mailsBy: settings.mail.smtpUrl ? 'smtp' : 'outbox',
    providers: offered,
    lastBackup,
    labelOf,
  } as const;
  serveStatus(api, statusParts, speeds);
  serveOpenApi(api, {
    title: 'Bijli Bazaar',
    contracts: CONTRACTS,
    refusals: REFUSALS,
    publicRefusals: PUBLIC_REFUSALS,
    webhooks: WEBHOOK_MESSAGES,
    publicUrl: settings.address,
  });
  if (settings.pages) {
    await settings.pages.mount(app);
    servePages(api, settings.pages, storage.origin);
  }

  const stopListening = await open.listen(
    CHANGES_CHANNEL,
    word => receiveChange(parts, word),
    disconnected => setDisconnected(parts, disconnected),
  );
  const { searchEngine } = parts.ports;
  const feeder = settings.worksJobs && searchEngine ? new SearchFeeder(context, searchEngine) : undefined;
  if (feeder) followers.follow('search feeder', () => feeder).start();
  if (settings.worksJobs) {
    followers.follow('webhooks', () => webhooks);
    const { 'backups.make': makeBackup, ...others } = { ...handlers, ...told.formerHandlers };
    const isNightly = settings.nightlyBackups !== undefined;
    await jobs.work(
      isNightly ? { ...others, 'backups.make': makeBackup } : others,
      occasion => makeContext(parts, { actor: null, log: app.log.child(occasion) }),
      { ...(settings.schedule ?? SCHEDULE), ...(isNightly && BACKUP_SCHEDULE) },
    );
  }
  const seen = { open, traffic: app.traffic, cache, lag: counted.lag, storage };
  const pulse = settings.process && sayHowItIs(context, settings.process, { faults, speeds }, seen);
  await pulse?.beat();

  return {
    app,
    api,
    readiness,
    metrics,
    watchStatements: () => logSlow(settings.slowStatementMs ?? SLOW_STATEMENT_MS),
    pulse,
    webhooks,
    context,
    close: async () => {
      readiness.accepting = false;
      await finishAnswers(app);
      await app.close();
      await jobs.stop();
      await webhooks.close();
      await feeder?.close();
      for (const channel of channels) await channel.close();
      await pulse?.stop();
      await stopListening();
      counted.stop();
      await replicas.close();
      await traces?.close();
    },
  };
}

/** Memoises a question per request. */
function onceEach<Answer>(ask: (request: FastifyRequest) => Promise<Answer>) {
  const asked = new WeakMap<FastifyRequest, Promise<Answer>>();
  return (request: FastifyRequest) => {
    const answer = asked.get(request) ?? ask(request);
    asked.set(request, answer);
    return answer;
  };
}

/** Delivers webhooks of the sandbox provider in process; otherwise they take the same way as all others. */
function bringInside(app: FastifyInstance): BringMessage {
  return async (payload, headers) =>
    (await app.inject({ method: 'POST', url: '/api/payments/sandbox/webhook', headers, payload })).statusCode;
}
