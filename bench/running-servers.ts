import type { BareServerSettings } from './bare-server.ts';
import type { BenchCase } from './cases.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { ShopServerSettings } from './shop-server.ts';
import { SUBJECTS, type Subject } from './stretch.ts';

export type RunningServers = ReadonlyMap<Subject, ServerProcess>;

export type ServerSettings = Omit<ShopServerSettings, 'isCached'> & BareServerSettings;

/** The servers that a case is measured on, new for each, so that memory is that of this case. What a shopper does is never cached. */
export async function startServers(each: BenchCase, settings: ServerSettings): Promise<RunningServers> {
  const wanted = SUBJECTS.filter(subject => each.kind === 'read' || subject !== 'uncached');
  const started = new Map<Subject, ServerProcess>();
  for (const subject of wanted) {
    started.set(
      subject,
      subject === 'bare'
        ? await startServer('bare-server.ts', settings)
        : await startServer('shop-server.ts', { ...settings, isCached: subject === 'cached' }),
    );
  }
  return started;
}
