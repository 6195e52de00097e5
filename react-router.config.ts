import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // The start script builds beside the served build and then swaps the two.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  ssr: true,
} satisfies Config;
