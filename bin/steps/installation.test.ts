import { describe, expect, it } from 'vitest';
import { installation, isRefusedByRegistry } from './installation.mjs';

/** Runs one command after the other, each with a lock file, and says what npm had to do for it. */
function commands(...given: readonly (readonly [command: 'start' | 'test', lock: string])[]) {
  let stamp: string | null = null;
  let hasTools = false;
  return given.map(([command, lock]) => {
    const wantsTools = command === 'test';
    const work = installation(stamp, lock, { wantsTools, hasTools });
    if (!work) return 'nothing';
    stamp = work.stamp;
    hasTools = work.args.includes('--include=dev');
    return `${work.args[0]} ${hasTools ? 'all' : 'start'}`;
  });
}

describe('packages that are installed', () => {
  it('a start brings what it needs and a test the rest, once', () => {
    expect(
      commands(['start', 'a'], ['start', 'a'], ['test', 'a'], ['start', 'a'], ['test', 'a'], ['start', 'a']),
    ).toEqual(['ci start', 'nothing', 'install all', 'nothing', 'nothing', 'nothing']);
  });

  it('a test in a fresh clone brings everything at once', () => {
    expect(commands(['test', 'a'], ['start', 'a'])).toEqual(['ci all', 'nothing']);
  });

  it('with another lock file everything is made anew, and a start leaves no tools out that were there', () => {
    expect(commands(['start', 'a'], ['start', 'b'], ['test', 'c'], ['start', 'd'], ['test', 'd'])).toEqual([
      'ci start',
      'ci start',
      'ci all',
      'ci all',
      'nothing',
    ]);
  });

  it('a start does not take away what somebody has installed by hand', () => {
    expect(installation(null, 'a', { wantsTools: false, hasTools: true })?.args).toContain('--include=dev');
  });
});

it('an address that the registry does not have is a refusal, a registry that can’t be reached is none', () => {
  const said = (code: string) => `npm error code ${code}\nnpm error something about it\n`;
  expect(
    ['E404', 'E405', 'E500', 'ENOTFOUND', 'ECONNREFUSED', 'EINTEGRITY'].filter(each => isRefusedByRegistry(said(each))),
  ).toEqual(['E404', 'E405', 'E500']);
});
