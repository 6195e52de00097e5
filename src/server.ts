import { resolve } from 'node:path';
import { demoPicturesAhead, drawDemoPicture } from '#demo/picture-source.ts';
import { liveGoods } from '#features/catalog/server/live-goods.ts';
import { openPictureLibrary } from '#features/media/server/media.ts';
import { lastBackupIn } from '#platform/backup/backup-folder.ts';
import { bringUpToDate } from '#platform/db/bring-up-to-date.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { serveMetrics } from '#platform/metrics/serve-metrics.ts';
import type { PageSettings } from '#platform/pages/serve-pages.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { type Env, readEnv } from './env.ts';
import { ownCode } from './own-code.ts';
import { type PreparedShop, prepareShop } from './prepare-shop.ts';
import { run, say, step, strong } from './printout.ts';
import { localAddress, publicAddress } from './public-address.ts';
import { openShop } from './shop.ts';
import { stopInOrder } from './stop.ts';

const ROOT = resolve(import.meta.dirname, '..');
const IS_DEVELOPMENT = process.argv.includes('--dev');

await run(async () => {
  const env = readEnv(process.env);
  const where = env.databaseUrl ? 'PostgreSQL' : `embedded, ${env.dataDir}/db`;
  const open = await step(`Open the database (${where})`, () => openDatabase(env));
  await step('Bring its tables up to date', tell =>
    bringUpToDate(open, env.databaseUrl, resolve(ROOT, 'db/migrations'), tell),
  );

  const storage = await openStorage(env);
  const pictures = openPictureLibrary(resolve(env.dataDir, 'media'), { draw: drawDemoPicture }, storage);
  const shop = await step('Open the shop', async () =>
    openShop(open, {
      ...env,
      mail: env,
      worksJobs: true,
      process: { kind: 'server', ...(await ownCode()) },
      nightlyBackups: env.backups.nightlyFolder,
      lastBackup: () => lastBackupIn(env.backups.folder),
      pictures,
      storage,
      pages: await pages(),
      address: publicAddress(env),
    }),
  );
  if (env.metricsPort !== undefined) await serveMetrics(shop.metrics, env.metricsPort);
  const prepared = await step('Prepare it', tell => prepareShop(shop.context, env, tell));
  await step('Read the goods into memory', () => liveGoods(shop.context));
  stopInOrder(
    shop.app.log,
    () => {
      shop.readiness.accepting = false;
      pictures.close();
    },
    () => shop.close().finally(open.close),
  );
  await shop.app.listen({ port: env.port, host: env.host });
  greet(env, prepared);
  if (prepared.demoLogins.length > 0) pictures.makeAhead(demoPicturesAhead()).catch(error => shop.app.log.warn(error));
});

function providersIn({ payments }: Env): string[] {
  const { razorpay, paypal, sandbox } = payments;
  return [razorpay && 'Razorpay', paypal && 'PayPal', sandbox && 'test payments (no money moves)'].filter(
    name => typeof name === 'string',
  );
}

/** Built screens in production; in development Vite's, which change under us. */
async function pages(): Promise<PageSettings> {
  if (IS_DEVELOPMENT) {
    const { developmentPages } = await import('./development-pages.ts');
    return developmentPages(ROOT);
  }
  const { builtPages } = await import('#platform/pages/built-pages.ts');
  return builtPages(resolve(ROOT, 'build'));
}

function greet(env: Env, { administrator, demoLogins }: PreparedShop): void {
  const address = env.publicUrl ?? localAddress(env);
  say();
  say(`  ${strong('The shop is open:')}  ${address}`);
  say(`  The API:           ${address}/api/docs`);
  say(`  Mail:              ${env.smtpUrl ? 'by SMTP' : `${env.dataDir}/outbox`}`);
  say(`  Payments:          ${['cash on delivery', ...providersIn(env)].join(', ')}`);
  say(`  Uploaded files:    ${env.s3 ? `${env.s3.bucket} at ${env.s3.endpoint}` : `${env.dataDir}/storage`}`);
  if (env.metricsPort) say(`  Metrics:           http://127.0.0.1:${env.metricsPort}/metrics (on this machine alone)`);
  say(
    `  Backups:           ${env.backups.nightlyFolder ? `each night in ${env.backups.nightlyFolder}` : 'none by this server'}`,
  );
  if (env.databaseUrl && !env.smtpUrl)
    say(strong('  MAIL IS NOT SENT: nobody can register and no buyer is told until SMTP_URL is set.'));
  if (!publicAddress(env)) say(strong('  NOT IN SEARCH ENGINES: there is no sitemap until PUBLIC_URL is set.'));
  say();
  if (demoLogins.length > 0) say(`  ${strong('Who can log in')}  (password "${demoLogins[0]?.password}")`);
  for (const { who, email } of demoLogins) say(`  ${who.padEnd(18)} ${email}`);
  if (administrator?.password)
    say(
      `  ${'Administrator'.padEnd(18)} ${administrator.email}, password ${strong(administrator.password)} (shown only now)`,
    );
  else if (administrator) say(`  ${'Administrator'.padEnd(18)} ${administrator.email}, password as in ADMIN_PASSWORD`);
  else say(`  ${'Administrator'.padEnd(18)} as before; a new password: npm run admin -- reset-password EMAIL`);
  say();
}
