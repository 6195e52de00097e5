import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { keptSheets } from './bin/kept-sheets.ts';
import { texts } from './bin/languages/texts-plugin.ts';
import { shortClassNames } from './bin/short-class-names.ts';
import { smallIcons } from './bin/small-icons.ts';
import { smallerScripts } from './bin/smaller-scripts.ts';

/** The files of these names below a folder of `src`, each with all that it alone leans on. */
const below = (folder: string, names: string) =>
  `src/${folder}/(.+/)?(${names.replaceAll(' ', '|')})\\.(tsx?|module)\\b`;
const any = (...patterns: string[]) => new RegExp(patterns.join('|'));

/**
 * Two files hold what every page of the shop loads and a third what lists of goods add. Left to itself the bundler makes
 * dozens of tiny ones, which compress badly and each cost a request: a public page may load 150 kB of scripts at most.
 */
const CHUNKS = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
  // The shop uses some of them, which are written into it; without a group of their own it would carry them all.
  { name: 'admin-paths', test: below('shared', 'admin-paths'), priority: 2 },
  {
    name: 'shop',
    test: any(
      below('shared', 'pages actor compare-text dates id list-text'),
      below('routing', 'problem-of'),
      below('shell', 'later-parts shop-header shop-footer bottom-nav offline-notice page-arrival late-error-page'),
      below('modules', 'start-page session-provider cart-provider announcement-bar'),
      below('modules/products/catalog/ui', 'product-card product-card-skeleton products-failed'),
      below(
        'design',
        'toast-provider error-state empty-state wire-heading breadcrumbs text-field chip bar bottom-bar stars',
      ),
      // Small things of the product page, each of which would be a request.
      below('modules', 'mobile pincode usual-days load-pin-facts'),
      'lucide-react/.*/(chevron-(left|right|down)|arrow-right|badge-check|map-pin|search-x|undo-2)\\.',
    ),
    priority: 1,
  },
  {
    name: 'lists',
    test: any(
      below('design', 'checkbox dialog pagination radio select skeleton tick use-modal'),
      below('modules/products/catalog', 'use-listing product-results recent-searches use-search-heading'),
      below('modules/products/catalog/ui', 'quick-view-content(?=\\.module)'),
    ),
    priority: 0,
  },
  {
    // What is fetched ahead for a moment without a network: in one request.
    name: 'errors',
    test: any(
      below('shell/errors', 'error-page offline-bar ways-on failure'),
      below('design/feedback', 'page-state'),
      'lucide-react/.*/(hourglass|package-x|wifi-off|zap-off)\\.',
    ),
    priority: 0,
  },
  {
    // The typed client of the API, which comes with the first call.
    name: 'calls',
    test: any(
      'node_modules/zod/',
      below('shared/api', 'browser-call call edit-of endpoint wire'),
      below('shared/text', 'blank'),
    ),
    priority: 0,
  },
];

export default defineConfig(({ command }) => ({
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: CHUNKS },
            // Hashes do not compress, and a page names about a hundred scripts. Style sheets and files keep the default, as
            // in the build of the server, which must name them alike.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
          // A page brings the paths that it links to and not the whole table of them.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
        },
      },
    },
  },
  plugins: [texts(), smallIcons(), smallerScripts(), keptSheets(), reactRouter()],
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
