import type { ShopSettings } from '#config/shop-settings.ts';
import type { TraceSettings } from '#platform/tracing/open-traces.ts';
import { ownCode } from './say-how-it-is.ts';

/** Loads what makes traces, if they are wanted. */
export async function tracesFor(settings: TraceSettings | undefined): Promise<ShopSettings['openTraces']> {
  if (!settings) return undefined;
  const { openTraces } = await import('#platform/tracing/open-traces.ts');
  const { version } = await ownCode();
  return onFailure => openTraces(settings, { version, onFailure });
}
