import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root, runtimeNode } from './node.mjs';

/**
 * Runs one of the project's TypeScript programs with this terminal until it ends, passing on the signals that ask it to.
 * @returns {Promise<number>} its exit code; 128 + n after signal n
 */
export function runProgram(path, args = [], env = {}) {
  return runWith(runtimeNode(), [path, ...args], env);
}

/** The same for any command. */
export function runWith(command, args, env = {}) {
  return untilEnd(spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' }));
}

/** Passes signals on to a program until it ends. @returns {Promise<number>} its exit code; 128 + n after signal n */
export function untilEnd(child) {
  const pass = signal => {
    // A terminal's Ctrl-C reaches the whole group; passing it on would count as a second one.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);

  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const each of signals) process.off(each, pass);
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']);
    });
  });
}
