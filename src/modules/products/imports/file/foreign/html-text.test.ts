import { expect, it } from 'vitest';
import { htmlText } from './html-text.ts';

it('is the text that a reader of the HTML sees', () => {
  expect(htmlText('<h2>Fast</h2><p class="a">5&nbsp;G &lt;3 &#8377;99</p><ul><li>One<li>Two</ul>')).toBe(
    'Fast\n5 G <3 ₹99\n• One• Two',
  );
  expect(htmlText('<STYLE>p{}</STYLE>Seen<script>alert(1)')).toBe('Seen');
  expect(htmlText('A&#0;&#xD800;&#x1F3A7;B&bogus;')).toBe('A🎧B&bogus;');
  expect(htmlText('Plain, 6.2" and < 5 kg & more')).toBe('Plain, 6.2" and < 5 kg & more');
});

it.each(['<script', '<style>', '<p', '&#', '<p \n', '< '])(
  'ends on a million characters of %j: the runner would not wait for more than linear work',
  part => {
    expect(htmlText(part.repeat(1_000_000 / part.length))).toBeTypeOf('string');
  },
);
