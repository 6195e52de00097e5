import { loadPageBundle } from './page-bundle.ts';
import { serveAssets } from './serve-assets.ts';
import type { PageSettings } from './serve-pages.ts';

/** The screens as built into a folder, with their files. @throws when they have not been built */
export async function builtPages(folder: string): Promise<PageSettings> {
  const bundle = await loadPageBundle(folder);
  return { mode: 'production', bundle: async () => bundle, mount: app => serveAssets(app, `${folder}/client`) };
}
