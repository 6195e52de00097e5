import { readdir, readFile } from 'node:fs/promises';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { serveAssets } from './assets.ts';
import { loadPageBundle, type PageBundle, type PageSettings } from './page-bundle.ts';

/** The built screens and their files. @throws if they have not been built */
export async function builtPages(folder: string): Promise<PageSettings> {
  const bundles = new Map<string, Promise<PageBundle>>();
  const bundleIn = (language: string) => {
    const bundle = bundles.get(language) ?? loadPageBundle(folder, language);
    bundles.set(language, bundle);
    return bundle;
  };
  await Promise.all(LANGUAGES.map(({ code }) => bundleIn(code)));
  const styles = await stylesIn(`${folder}/client/assets`);
  return {
    mode: 'production',
    bundle: (language = SOURCE_LANGUAGE) => bundleIn(language),
    styles,
    mount: app => serveAssets(app, `${folder}/client/assets`),
  };
}

/** A stylesheet with a font face stays a separate file, which browsers cache. */
async function stylesIn(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.css'));
  const sheets = await Promise.all(
    names.map(async name => [`/assets/${name}`, await readFile(`${folder}/${name}`)] as const),
  );
  return new Map(sheets.filter(([, content]) => !content.includes('data:font/')));
}
