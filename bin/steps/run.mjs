import { spawn } from 'node:child_process';

/**
 * Runs a command to its end without a keyboard and without showing anything.
 * @returns {Promise<{code: number, output: string}>} everything it printed, both streams in order of arrival
 */
export function run(command, args, { env = {}, onLine = () => {}, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let rest = '';
    const take = chunk => {
      output += chunk;
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}
