import { expect, it } from 'vitest';
import { sampleCategory } from '#products/categories/sample-category.ts';
import { treeRows } from '#products/categories/tree-rows.ts';
import { treeStep } from './tree-step.ts';

const ALL = [
  sampleCategory('audio', null),
  sampleCategory('radio', 'audio'),
  sampleCategory('computers', null),
  sampleCategory('pc', 'computers'),
];
const ROWS = treeRows(ALL, { find: '', open: new Set(['audio']) });

it.each([
  ['ArrowDown', 'audio', { focus: 'radio' }],
  ['ArrowUp', 'audio', { focus: undefined }],
  ['ArrowDown', 'computers', { focus: undefined }],
  ['Home', 'computers', { focus: 'audio' }],
  ['End', 'audio', { focus: 'computers' }],
  ['ArrowRight', 'audio', { focus: 'radio' }],
  ['ArrowRight', 'radio', {}],
  ['ArrowRight', 'computers', { unfold: { id: 'computers', isOpen: true } }],
  ['ArrowLeft', 'audio', { unfold: { id: 'audio', isOpen: false } }],
  ['ArrowLeft', 'radio', { focus: 'audio' }],
  ['ArrowLeft', 'computers', {}],
  ['Enter', 'radio', { open: 'radio' }],
  ['x', 'radio', undefined],
])('%s on %s', (key, on, step) => {
  expect(
    treeStep(
      key,
      ROWS,
      ROWS.findIndex(({ category }) => category._id === on),
    ),
  ).toEqual(step);
});
