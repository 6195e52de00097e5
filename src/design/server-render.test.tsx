import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Controls } from '#design/gallery/controls.tsx';
import { Overlays } from '#design/gallery/overlays.tsx';
import { Readings } from '#design/gallery/readings.tsx';
import { Rows } from '#design/gallery/rows.tsx';
import { ToastProvider } from '#design/toasts/toast-provider.tsx';

const page = renderToString(
  <ToastProvider>
    <Controls />
    <Readings />
    <Overlays />
    <Rows />
  </ToastProvider>,
);

test('everything renders on a server, where there is no window', () => {
  expect(page).toContain('₹1,37,900');
  expect(page).toContain('Trending Electronics');
});

test('nothing served carries a style attribute, which a strict content policy would refuse', () => {
  expect(page).not.toMatch(/ style="/);
});

test('a dialog that is not open is served without its content', () => {
  expect(page).toContain('<dialog');
  expect(page).not.toContain('Delete this address?');
});
