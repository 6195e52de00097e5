import { SOURCE_LANGUAGE } from './language.ts';

let spoken: string = SOURCE_LANGUAGE;

/** The language in which texts are made now. */
export function spokenLanguage(): string {
  return spoken;
}

/** Never a promise: what comes after an `await` would be said in another language. */
type Finished<Result> = Result extends PromiseLike<unknown> ? never : Result;

/**
 * Makes texts in a language on the server: `speaking(language, () => t('…'))`. Everything outside of it is English. The work
 * is done when this returns, so requests can't get into each other's language.
 */
export function speaking<Result>(language: string, work: () => Finished<Result>): Result {
  const before = spoken;
  spoken = language;
  try {
    return work();
  } finally {
    spoken = before;
  }
}
