import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { latePart, UntilNear } from './until-near.tsx';

const newPart = () =>
  latePart<{ words: string }>(async () => ({ words }) => (
    <p>
      {words} <button type="button">Press</button>
    </p>
  ));

it('a part is in the markup at its place, once a loader has waited for it', async () => {
  const part = newPart();
  await part.load();
  expect(renderToString(<UntilNear id="late" part={part} given={{ words: 'Read me.' }} />)).toBe(
    '<div id="late" data-later="true"><p>Read me.<!-- --> <button type="button">Press</button></p></div>',
  );
});

it('a part that is not loaded leaves its place empty, where links can lead', () => {
  expect(renderToString(<UntilNear id="late" part={newPart()} given={{ words: 'Read me.' }} />)).toBe(
    '<div id="late" data-later="true"></div>',
  );
});

it('a part is loaded once, and again after a failure', async () => {
  let tries = 0;
  const part = latePart(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return () => null;
  });
  await expect(part.load()).rejects.toThrow('no network');
  expect(part.loaded()).toBeUndefined();
  expect(await part.load()).toBe(await part.load());
  expect(tries).toBe(2);
});
