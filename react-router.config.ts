import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { emitLanguages } from './bin/languages/emit-languages.ts';
import { slimManifests } from './bin/slim-manifest.ts';

export default {
  appDirectory: 'src',
  // The start script builds beside the served build and then swaps the two.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  ssr: true,
  // All routes are few and known: no asking for more of them while browsing.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) => {
    emitLanguages(buildDirectory);
    slimManifests(join(buildDirectory, 'client', 'assets'));
  },
} satisfies Config;
