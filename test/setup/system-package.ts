import { spawnSync } from 'node:child_process';

/**
 * Installs a Debian package that the tests need, when that can be done without asking: on Debian or Ubuntu, as root.
 * @throws Error with the one command to type everywhere else
 */
export function installSystemPackage(name: string, purpose: string): void {
  const command = `apt-get update && apt-get install -y --no-install-recommends ${name}`;
  if (!has('apt-get')) throw new Error(`${purpose} is not installed. Install it with your system's package manager.`);
  if (process.getuid?.() !== 0) throw new Error(`${purpose} is not installed. Type: sudo sh -c '${command}'`);

  console.log(`Installing ${purpose} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync('sh', ['-c', command], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`${purpose} could not be installed by “${command}”.\n${String(stderr)}`);
}

function has(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}
