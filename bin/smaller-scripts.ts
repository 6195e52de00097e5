import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Scripts that public pages load before anybody presses anything. The framework's do not get smaller by this. */
const LOADED_AT_ONCE = /^(shop|lists|root|product\.route|search\.route|pin-box|use-reviews)$/;

/**
 * Minifies the scripts of public pages more thoroughly than the bundler, which inlines little: about a twentieth of their
 * compressed size. Other scripts are not worth the time.
 */
export function smallerScripts(): Plugin {
  return {
    name: 'smaller-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async renderChunk(code, { name }) {
      if (!LOADED_AT_ONCE.test(name)) return null;
      const { code: smaller } = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3 },
        mangle: false,
      });
      return { code: smaller ?? code, map: null };
    },
  };
}
