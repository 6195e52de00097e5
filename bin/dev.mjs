import { spawn } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { ensureToolsInstalled } from './steps/install.mjs';
import { checkHostNode, root, runtimeNode } from './steps/node.mjs';
import { checkPortFree } from './steps/port.mjs';
import { asCommand, grey } from './steps/say.mjs';
import { answerWords } from './steps/usage.mjs';

/** Vite reloads screens in the browser; changes of tests are ignored. */
const shownByVite = /(^|\/)(ui|design|shell)\/|\.(tsx|css|svg)$|\.test\.ts$|(^|\/)routes\.ts$/;
const settlesWithin = 120;
const languages = readdirSync(join(root, 'languages'));
const language = process.argv[2] ?? 'en';

function startServer() {
  return spawn(runtimeNode(), ['src/server.ts', '--dev'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', SHOP_LANGUAGE: language },
    stdio: 'inherit',
  });
}

/** Runs one server, and replaces it after every change of its files. */
function keepServing() {
  let server = startServer();
  let timer;
  let leaving = false;

  const tellEnd = code => {
    if (!leaving) console.log(grey(`The server stopped (${code}). It will restart at the next change.`));
  };
  server.once('exit', tellEnd);

  const replace = () => {
    const next = () => {
      server = startServer();
      server.once('exit', tellEnd);
    };
    server.off('exit', tellEnd);
    if (server.exitCode !== null || server.signalCode !== null) return next();
    server.once('exit', next);
    server.kill('SIGTERM');
  };
  const changed = (_event, name) => {
    const path = String(name ?? '').replaceAll('\\', '/');
    if (leaving || shownByVite.test(path) || !/\.(ts|sql|json)$/.test(path)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log(grey(`${path} changed, restarting the server`));
      replace();
    }, settlesWithin);
  };
  const watchers = ['src', 'adapters', 'demo', 'db', 'languages'].map(folder =>
    watch(join(root, folder), { recursive: true }, changed),
  );

  return new Promise(resolve => {
    const leave = signal => {
      if (leaving) return;
      leaving = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      if (server.exitCode !== null || server.signalCode !== null) return resolve(0);
      server.once('exit', code => resolve(code ?? 0));
      if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, leave);
  });
}

await asCommand(async () => {
  const answered = answerWords(
    `npm run dev         runs the shop on PORT (3000) with live reload
npm run dev -- hi   shows every page in Hindi`,
    languages,
  );
  if (answered !== undefined) return answered;
  checkHostNode();
  await checkPortFree();
  await ensureToolsInstalled();
  return keepServing();
});
