import { suiteOfProvider } from '#test/providers/provider-suite.ts';
import { sandboxBench } from '#test/providers/sandbox-bench.ts';

suiteOfProvider(
  'the sandbox',
  { isCaptured: false, signsReturns: true, closes: true, isRemote: false, repeatsForHours: 5 / 60 },
  sandboxBench,
);
