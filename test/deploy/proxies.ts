import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#test/fixtures/free-port.ts';
import { systemProgram } from './system-program.ts';

const DEPLOY = resolve(import.meta.dirname, '../../deploy');

export interface RunningProxy {
  readonly httpPort: number;
  readonly httpsPort: number;
  stop(): Promise<void>;
}

/**
 * nginx with the file of deploy/nginx: its ports, certificate and folder are the test's, every other line its own.
 * @param around directives for the level above, where they hold unless the file says otherwise
 */
export async function startNginx(shopPort: number, around = ''): Promise<RunningProxy> {
  const [folder, httpPort, httpsPort] = [mkdtempSync(join(tmpdir(), 'nginx-')), await freePort(), await freePort()];
  const certificate = selfSigned(folder);
  const site = readFileSync(join(DEPLOY, 'nginx/shop.conf'), 'utf8')
    .replaceAll(/^\s*listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${httpsPort} ssl`)
    .replace('127.0.0.1:3000', `127.0.0.1:${shopPort}`)
    .replace('/etc/letsencrypt/live/shop.example/fullchain.pem', certificate.path)
    .replace('/etc/letsencrypt/live/shop.example/privkey.pem', certificate.key)
    .replace('/var/cache/nginx/shop', join(folder, 'cache'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${join(folder, name)};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const whole = `${user} pid ${join(folder, 'pid')}; daemon off; error_log stderr;
    events {} http { access_log off; ${around} ${temporary.join(' ')}\n${site}\n}`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  return started(folder, [systemProgram('nginx', 'nginx-light'), '-p', folder, '-c', join(folder, 'nginx.conf')], {
    httpPort,
    httpsPort,
  });
}

/** Caddy with the file of deploy/caddy; the certificate is its own and nobody's trust is changed. */
export async function startCaddy(shopPort: number, storePort: number): Promise<RunningProxy> {
  const [folder, httpPort, httpsPort] = [mkdtempSync(join(tmpdir(), 'caddy-')), await freePort(), await freePort()];
  const caddy = systemProgram('caddy');
  const home = {
    ...process.env,
    HOME: folder,
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CONFIG_HOME: join(folder, 'config'),
  };
  const env = {
    ...home,
    SHOP_HOST: 'localhost',
    SHOP: `127.0.0.1:${shopPort}`,
    FILES_HOST: 'files.localhost',
    STORE: `127.0.0.1:${storePort}`,
  };
  const adapted = JSON.parse(
    execFileSync(
      caddy,
      ['adapt', '--config', join(DEPLOY, 'caddy/Caddyfile'), '--adapter', 'caddyfile', '--validate'],
      {
        env,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    ),
  );
  for (const server of Object.values<{ listen: string[] }>(adapted.apps.http.servers))
    server.listen = server.listen.map(address => address.replace(':443', `127.0.0.1:${httpsPort}`));
  Object.assign(adapted.apps.http, { http_port: httpPort, https_port: httpsPort });
  const config = {
    ...adapted,
    admin: { disabled: true },
    apps: { ...adapted.apps, pki: { certificate_authorities: { local: { install_trust: false } } } },
  };
  writeFileSync(join(folder, 'caddy.json'), JSON.stringify(config));
  return started(folder, [caddy, 'run', '--config', join(folder, 'caddy.json')], { httpPort, httpsPort }, home);
}

async function started(
  folder: string,
  [program = '', ...args]: readonly string[],
  ports: Omit<RunningProxy, 'stop'>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<RunningProxy> {
  mkdirSync(join(folder, 'cache'), { recursive: true });
  const child: ChildProcess = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', chunk => {
    said += chunk;
  });
  const ended = once(child, 'exit');
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${ports.httpPort}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isUp) {
      const stop = async () => {
        child.kill('SIGTERM');
        await ended;
        rmSync(folder, { recursive: true, force: true });
      };
      return { ...ports, stop };
    }
    await pause(100);
  }
  child.kill('SIGKILL');
  throw new Error(`${program} did not start.\n${said}`);
}

function selfSigned(folder: string): { readonly path: string; readonly key: string } {
  const [path, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync(systemProgram('openssl'), [...args, '-subj', '/CN=shop.example', '-keyout', key, '-out', path], {
    stdio: 'ignore',
  });
  return { path, key };
}
