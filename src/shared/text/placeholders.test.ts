import { expect, it } from 'vitest';
import { fillIn, hasStrayBrace, placeholdersIn } from './placeholders.ts';

it('names the placeholders of a text, each once', () => {
  expect(placeholdersIn('{number}: {name}, {number}')).toEqual(['number', 'name']);
});

it.each(['{number', 'number}', '{{number}}', '{ number }', '{Number}'])('“%s” has a stray brace', text =>
  expect(hasStrayBrace(text)).toBe(true),
);

it('puts in values once, so that a name in braces is no way to another value', () => {
  expect(fillIn('{name}: {number}', { name: '{number}', number: 'BB-1' })).toBe('{number}: BB-1');
  expect(fillIn('{constructor}', {})).toBe('{constructor}');
});
