import type { Env } from '#config/env.ts';
import { localAddress, publicAddress } from '#config/public-address.ts';
import { paymentTitle } from '#payments/payments/payment-services.ts';
import type { PreparedShop } from './prepare-shop.ts';
import { printLine, strong } from './printout.ts';

/** “Seller who was rejected”. */
const LONGEST_ROLE = 23;

/** Prints where the shop runs, what is not configured and who can log in. */
export function greet(env: Env, { administrator, isOpen, demoLogins }: PreparedShop, filesIn: string): void {
  const address = env.publicUrl ?? localAddress(env);
  printLine();
  printLine(`  ${strong(isOpen ? 'The shop is open:' : 'Shop is running: ')}  ${address}`);
  if (env.processes > 1) printLine(`  Processes:         ${env.processes}`);
  printLine(`  API:               ${address}/api/docs`);
  printLine(`  Mail:              ${env.smtpUrl ? 'by SMTP' : `${env.dataDir}/outbox`}`);
  printLine(`  Payments:          ${['cash on delivery', ...providersIn(env)].join(', ')}`);
  printLine(`  Uploaded files:    ${filesIn}`);
  if (env.metricsPort)
    printLine(`  Metrics:           http://127.0.0.1:${env.metricsPort}/metrics (this machine only)`);
  printLine(
    `  Backups:           ${env.backups.nightlyFolder ? `each night in ${env.backups.nightlyFolder}` : 'not made by this server'}`,
  );
  if (env.databaseUrl && !env.smtpUrl)
    printLine(strong('  MAIL IS NOT SENT: until SMTP_URL is set, nobody can register and no order mails go out.'));
  if (env.publicUrl?.startsWith('https:') && env.trustProxy === false)
    printLine(
      strong(
        '  PUBLIC_URL IS HTTPS BUT TRUST_PROXY IS NOT SET: behind a proxy all visitors look like one, so one visitor can use up everyone’s limits. Set TRUST_PROXY=1.',
      ),
    );
  if (!publicAddress(env)) printLine(strong('  NOT IN SEARCH ENGINES: there is no sitemap until PUBLIC_URL is set.'));
  if (!isOpen) {
    printLine(strong('  VISITORS SEE “OPENING SOON” and nobody can order until you enter the shop’s details.'));
    printLine(`  Sign in as the administrator and complete the first steps: ${address}/admin/dashboard`);
  }
  printLine();
  if (demoLogins.length > 0) printLine(`  ${strong('Demo logins')}  (password "${demoLogins[0]?.password}")`);
  for (const { who, email } of demoLogins) printLine(`  ${who.padEnd(LONGEST_ROLE)} ${email}`);
  if (administrator?.password)
    printLine(
      `  ${'Administrator'.padEnd(LONGEST_ROLE)} ${administrator.email}, password ${strong(administrator.password)} (will not be shown again)`,
    );
  else if (administrator)
    printLine(`  ${'Administrator'.padEnd(LONGEST_ROLE)} ${administrator.email}, password from ADMIN_PASSWORD`);
  else
    printLine(
      `  ${'Administrator'.padEnd(LONGEST_ROLE)} unchanged; for a new password: npm run admin -- reset-password EMAIL`,
    );
  printLine();
}

function providersIn({ payments }: Env): string[] {
  const { services = {}, sandbox } = payments;
  return [...Object.keys(services).map(paymentTitle), sandbox && 'test payments (no money moves)'].filter(
    name => typeof name === 'string',
  );
}
