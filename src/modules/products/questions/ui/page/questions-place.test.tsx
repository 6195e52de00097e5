import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Question } from '#products/questions/contract.ts';
import { newId } from '#shared/id.ts';
import { QuestionsPlace, readyQuestions } from './questions-place.tsx';

const asked = (at: number): Question => ({
  _id: newId(),
  question: `Does charger number ${at} come with it? ${'Really? '.repeat(20)}`,
  userName: 'asha',
  askedAt: new Date(),
  answers: [
    { _id: newId(), answer: 'It does.', fromSeller: true, userName: 'deccan', bought: false, answeredAt: new Date() },
  ],
});

it('questions are in the markup of the page, where they belong, once a loader has made them ready', async () => {
  await readyQuestions();
  const first = { success: true as const, data: [1, 2, 3].map(asked), currentPage: 1, totalPages: 1, totalItems: 3 };
  const element = <QuestionsPlace productId={newId()} first={first} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  const html = renderToString(<RouterProvider router={router} />);
  // React writes these where something is still to come.
  expect(html).not.toMatch(/<!--\$[!?]-->|<template/);
  expect(html.match(/Does charger number/g)?.length).toBeGreaterThanOrEqual(3);
  expect(html).toContain('It does.');
  expect(html).toContain('href="/login"');
});
