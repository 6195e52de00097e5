import { spawn } from 'node:child_process';
import { compressScreens, ensureScreens } from './build.mjs';
import { root, runtimeNode } from './node.mjs';
import { untilEnd } from './program.mjs';

/**
 * Runs the server until it ends. It opens its database while the screens are built, and then waits for the word that they are
 * there. They are compressed once it serves. If either fails the other is ended, and only the one that failed says why.
 * @returns {Promise<number>} the server's exit code
 */
export async function serve(env) {
  const server = spawn(runtimeNode(), ['src/server.ts', '--screens-follow'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const over = new AbortController();
  let isAskedToEnd = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      isAskedToEnd = true;
    });
  const ended = untilEnd(server).finally(() => over.abort());
  // Whoever waits for the end hears of it.
  ended.catch(() => {});
  try {
    await ensureScreens(over.signal);
  } catch (error) {
    if (over.signal.aborted || isAskedToEnd) return ended;
    server.kill();
    await ended;
    throw error;
  }
  if (server.connected) server.send('screens are there', () => {});
  // It says that it is open. What is left of this when it ends, the next start does.
  server.once('message', () => void compressScreens({ stop: over.signal, isAside: true }).catch(() => {}));
  return ended;
}
