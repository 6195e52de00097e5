import { BENCH_USAGE, checkWords, WrongOptions } from './options.ts';

// Says what the benches take, or what is wrong with what was given, before anything is looked for, built or measured.
const words = process.argv.slice(2);
try {
  if (words.includes('--help')) console.log(BENCH_USAGE);
  else checkWords(words);
} catch (error) {
  if (!(error instanceof WrongOptions)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
