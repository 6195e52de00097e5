import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import FeaturesPlaceholder from './features-placeholder.route.tsx';

/** R41.4 */
it('the page that nothing leads to reads admin features and no more', () => {
  const [, ...shown] = renderToStaticMarkup(<FeaturesPlaceholder />).split('</title>');
  expect(shown).toEqual(['<h1>admin features</h1>']);
});
