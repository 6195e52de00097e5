import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** Which process answers on a new connection; undefined when it dies meanwhile. */
function pidOf(url: string): Promise<number | undefined> {
  return new Promise(told => {
    const asked = get(`${url}/process`, { agent: false, timeout: 1_000 }, answer => {
      json(answer).then(
        said => told((said as { pid: number }).pid),
        () => told(undefined),
      );
    });
    asked.on('timeout', () => asked.destroy()).on('error', () => told(undefined));
  });
}

/** Two processes that answer, found by asking until two different ones have, and none that is known to be gone. */
export async function pids(url: string, gone?: number): Promise<readonly number[]> {
  const found = new Set<number>();
  while (found.size < 2) {
    const pid = await pidOf(url);
    if (pid !== undefined && pid !== gone) found.add(pid);
    else await pause(50);
  }
  return [...found];
}
