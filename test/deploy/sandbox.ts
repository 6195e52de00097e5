import { mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { systemProgram } from './system-program.ts';

/** What an image of Debian with Node brings along; here it is this machine's own, looked at and not written. */
const SYSTEM = ['/usr', '/bin', '/lib', '/lib64', '/etc'];
/** The user that Node's own images make. */
export const NODE_USER = 1000;
const PATH = '/opt/node/bin:/usr/local/bin:/usr/bin:/bin';

export interface SandboxOptions {
  /** The folder that is `/` within. */
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  /** Run as the image's user with a root that can't be written, rather than as root on a root that can. */
  readonly asServed: boolean;
}

/** The command line that runs something within a folder as within a container: its own root, the machine's network. */
export function sandboxed({ root, workdir, env, asServed }: SandboxOptions, command: readonly string[]): string[] {
  for (const place of [...SYSTEM, '/opt/node', '/proc', '/dev', '/tmp', '/root'])
    mkdirSync(join(root, place), { recursive: true });
  const users = join(root, '.users');
  writeFileSync(users, `root:x:0:0::/root:/bin/sh\nnode:x:${NODE_USER}:${NODE_USER}::/tmp:/bin/sh\n`);
  const groups = join(root, '.groups');
  writeFileSync(groups, `root:x:0:\nnode:x:${NODE_USER}:\n`);
  const node = dirname(dirname(process.execPath));
  return [
    ...(asServed
      ? [systemProgram('setpriv', 'util-linux'), '--reuid', `${NODE_USER}`, '--regid', `${NODE_USER}`, '--clear-groups']
      : []),
    systemProgram('bwrap', 'bubblewrap'),
    '--die-with-parent',
    '--clearenv',
    ...(asServed
      ? ['--ro-bind', root, '/', '--bind', join(root, 'data'), '/data']
      : ['--bind', root, '/', '--cap-add', 'CAP_CHOWN', '--cap-add', 'CAP_DAC_OVERRIDE', '--cap-add', 'CAP_FOWNER']),
    ...SYSTEM.flatMap(place => ['--ro-bind', place, place]),
    ...['--ro-bind', users, '/etc/passwd', '--ro-bind', groups, '/etc/group', '--ro-bind', node, '/opt/node'],
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    // How this machine reaches its packages is its own affair.
    ...(asServed ? [] : ['--bind-try', homedir(), '/root', '--setenv', 'HOME', '/root', ...wayToPackages()]),
    ...['--chdir', workdir, '--setenv', 'PATH', PATH],
    ...Object.entries(env).flatMap(([name, value]) => ['--setenv', name, value]),
    ...command,
  ];
}

function wayToPackages(): string[] {
  const names = /^(npm_config_(registry|cafile|cache)|node_extra_ca_certs|(https?|no)_proxy)$/i;
  const settings = Object.entries(process.env).filter(([name]) => names.test(name));
  return settings.flatMap(([name, value = '']) => ['--setenv', name, value]);
}
