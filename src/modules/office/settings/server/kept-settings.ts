import type { Ctx } from '#platform/context.ts';
import { DEFAULT_SETTINGS } from '#shop/shop/default-settings.ts';
import { setting } from '#shop/shop/server/shop.ts';
import type { SettingName, Settings } from '#shop/shop/settings.ts';

/** Every setting as it stands now. */
export async function keptSettings(ctx: Ctx): Promise<Settings> {
  const kept: Partial<Record<SettingName, unknown>> = {};
  for (const name of Object.keys(DEFAULT_SETTINGS) as SettingName[]) kept[name] = await setting(ctx, name);
  return kept as Settings;
}
