import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { shortClassNames } from './bin/short-class-names.ts';

/**
 * Two files hold what every page of the shop loads, with all it leans on. Left to itself the bundler makes dozens of
 * tiny ones, which compress badly: a public page may load 150 kB of scripts at most.
 */
const CHUNKS = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
  {
    name: 'shop',
    test: /src\/(shared\/(pages|actor)|shell\/(shop-header|shop-footer|bottom-nav|offline-notice|page-arrival|error-page)|features\/(accounts\/(start-page|ui\/session-provider)|cart\/ui\/cart-provider|catalog\/ui\/product-card)|design\/(toast-provider|error-state|empty-state|wire-heading))\.tsx?$/,
    priority: 1,
  },
];

export default defineConfig(({ command }) => ({
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } } },
  plugins: [reactRouter()],
  // While developing, a class is called what its sheet calls it.
  css: { modules: command === 'build' ? { generateScopedName: shortClassNames() } : {} },
  // Found before the first page is asked for, because packages found while it loads make it load again.
  optimizeDeps: { entries: ['src/**/*.tsx'] },
  build: {
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    // Older targets would have every light-dark() rewritten, which breaks a theme set inside another.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
  },
}));
