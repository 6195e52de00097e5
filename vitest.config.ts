import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LONG_RUN_ONLY } from './test/setup/long-run-only.ts';
import { keepTemporaryFilesInMemory } from './test/setup/temporary-files.ts';

keepTemporaryFilesInMemory();

const exclude = process.env.LONG || process.env.CHOSEN ? [] : LONG_RUN_ONLY;

/**
 * Rules and parts need nothing; `api` and `long` run against a PostgreSQL of their own, which `npm test` has made sure of.
 * Three files at a time on two cores, because a third of the time goes by in waiting for jobs and mails. Files of one
 * worker share the modules it has loaded (docs/decisions/0040).
 */
export default defineConfig({
  test: {
    maxWorkers: 3,
    isolate: false,
    unstubGlobals: true,
    // What jobs and mails bring is waited for; on a busy machine that is more than the second it takes on an idle one.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            'src/**/*.test.{ts,tsx}',
            'adapters/**/*.test.ts',
            'demo/**/*.test.ts',
            'bin/**/*.test.ts',
            'bench/**/*.test.ts',
            'packages/*/src/**/*.test.ts',
            'test/{adapters,providers}/*.test.ts',
          ],
          exclude,
        },
      },
      {
        extends: true,
        resolve: { alias: { '@node-rs/argon2': resolve(import.meta.dirname, 'test/setup/quick-argon2.ts') } },
        test: {
          name: 'api',
          include: ['test/{api,postgres,project,proof}/**/*.test.ts'],
          exclude,
          globalSetup: 'test/setup/global.setup.ts',
          setupFiles: 'test/setup/kept-serializers.setup.ts',
          // At full counts a test does up to fifty times as much.
          testTimeout: process.env.LONG === '1' ? 30 * 60_000 : 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        // Only `npm run test:search` runs these, which starts the search engine.
        extends: true,
        test: {
          name: 'search',
          include: ['test/search/**/*.test.ts'],
          globalSetup: 'test/setup/global.setup.ts',
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['test/long/**/*.test.ts'],
          globalSetup: 'test/setup/global.setup.ts',
          testTimeout: 30 * 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
