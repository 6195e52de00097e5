import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // All routes are few and known: no asking for more of them while browsing.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
