import { expect, it } from 'vitest';
import type { EditedCategory } from '#products/categories/contract.ts';
import { treeRows } from '#products/categories/tree-rows.ts';
import { treeStep } from './tree-step.ts';

const category = (_id: string, parent: string | null): EditedCategory => ({
  ...{ _id, parent, products: 0, names: { en: _id }, said: '', position: 0 },
  ...{
    hsn: null,
    gstRate: null,
    serialKind: null,
    picture: null,
    returns: null,
    hidden: false,
    fixed: false,
    version: 'one',
  },
});
const ALL = [
  category('audio', null),
  category('radio', 'audio'),
  category('computers', null),
  category('pc', 'computers'),
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
