import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // The start script builds beside the served build and then swaps the two.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  ssr: true,
  // All routes are few and known: no asking for more of them while browsing.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
