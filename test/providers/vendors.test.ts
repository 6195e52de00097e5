import { paypalBench } from './paypal-bench.ts';
import { suiteOfProvider } from './provider-suite.ts';
import { razorpayBench } from './razorpay-bench.ts';

suiteOfProvider(
  'Razorpay',
  { isCaptured: false, signsReturns: true, closes: true, isRemote: true, repeatsForHours: 24 },
  razorpayBench,
);
suiteOfProvider(
  'PayPal',
  { isCaptured: true, signsReturns: false, closes: false, isRemote: true, repeatsForHours: 72 },
  paypalBench,
);
