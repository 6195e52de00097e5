import { suiteOfProvider } from '#test/adapters/payment-suite.ts';
import { sandboxBench } from '#test/adapters/sandbox-bench.ts';

suiteOfProvider(
  'the sandbox',
  { isCaptured: false, signsReturns: true, signsMessages: true, closes: true, repeatsForHours: 5 / 60 },
  sandboxBench,
);
