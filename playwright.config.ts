import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from './test/fixtures/chromium.ts';
import { keepTemporaryFilesInMemory } from './test/setup/temporary-files.ts';

keepTemporaryFilesInMemory();

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * The journeys run in the system's Chromium. Three at a time on two cores, because two leave a tenth of them idle; each
 * of the three starts a shop of its own.
 */
export default defineConfig({
  testDir: 'test/journeys',
  outputDir: '.cache/journeys',
  globalSetup: './test/journeys/fixtures/prepared-shop.setup.ts',
  timeout: 120_000,
  // A busy machine takes longer than five seconds to show what came of a press.
  expect: { timeout: 15_000 },
  workers: 3,
  // Journeys of details run in the long run, and when they are asked for.
  grepInvert: process.env.LONG || process.env.CHOSEN ? [] : /@long/,
  // Told by `npm test`: a journey that needs its second try is a defect to look for, and no reason to keep a shop from opening.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: [...quiet, ...asRoot] },
  },
});
