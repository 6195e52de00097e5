import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const POSTGRES = '/usr/lib/postgresql';

/** Debian's packages of the programs that tests use, and how each is seen to be there. */
const PACKAGES = [
  { name: 'postgresql', isThere: () => hasPostgres() || onPath('pg_config') },
  { name: 'chromium-headless-shell', isThere: () => hasOwnChromium() || onPath('chromium-headless-shell') },
  {
    name: 'chromium',
    isThere: () => hasOwnChromium() || onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
  },
  { name: 'nginx-light', isThere: () => onPath('nginx') },
  { name: 'openssl', isThere: () => onPath('openssl') },
  { name: 'pgbouncer', isForLong: true, isThere: () => onPath('pgbouncer') },
];

/**
 * Begins to install all that tests need of the system in one go, where that can be done without asking: on Debian or Ubuntu,
 * as root. It shows nothing and fails at nothing: `ensurePrograms` looks at what is there afterwards, tries what is missing
 * once more by itself, and says what to type where it can't be had.
 * @returns {Promise<void>} resolves when it has ended
 */
export async function bringSystemPackages({ long }) {
  const wanted = PACKAGES.filter(({ isForLong = false }) => long || !isForLong);
  const missing = wanted.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (missing.length === 0 || process.getuid?.() !== 0 || !onPath('apt-get')) return;
  const command = `apt-get update && apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  await run('sh', ['-c', command], { env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(() => {});
}

const hasOwnChromium = () => Boolean(process.env.CHROMIUM);

function hasPostgres() {
  return (
    existsSync(POSTGRES) && readdirSync(POSTGRES).some(version => existsSync(join(POSTGRES, version, 'bin/initdb')))
  );
}

/** Debian keeps some programs where a user's path does not lead. */
function onPath(...names) {
  const folders = `${process.env.PATH ?? ''}${delimiter}/usr/sbin${delimiter}/sbin`.split(delimiter);
  return names.some(name => folders.some(folder => existsSync(join(folder, name))));
}
