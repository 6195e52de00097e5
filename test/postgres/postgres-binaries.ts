import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installSystemPackage } from '#test/setup/system-package.ts';

const debianHome = '/usr/lib/postgresql';

/**
 * The folder with PostgreSQL's own programs, the newest version there is; installed where that needs no question.
 * @throws Error with the command to type when there is none
 */
export function postgresBinaries(): string {
  const found = findBinaries();
  if (found) return found;
  installSystemPackage('postgresql', 'PostgreSQL');
  const installed = findBinaries();
  if (installed) return installed;
  throw new Error(`PostgreSQL was installed but neither pg_config nor ${debianHome} leads to it.`);
}

function findBinaries(): string | undefined {
  return [...debianVersions(), configured()].find(folder => existsSync(join(folder, 'initdb')));
}

function debianVersions(): string[] {
  if (!existsSync(debianHome)) return [];
  const versions = readdirSync(debianHome).sort((a, b) => Number(b) - Number(a));
  return versions.map(version => join(debianHome, version, 'bin'));
}

function configured(): string {
  return spawnSync('pg_config', ['--bindir']).stdout?.toString().trim() ?? '';
}
