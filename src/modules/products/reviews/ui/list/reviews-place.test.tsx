import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Review } from '#products/reviews/contract.ts';
import { newId } from '#shared/id.ts';
import { ReviewsPlace, readyReviews } from './reviews-place.tsx';

const review = (at: number): Review => ({
  ...{ _id: newId(), productId: newId(), userName: `asha ${at}`, reviewValue: 4, verified: true },
  importedFrom: null,
  photos: [],
  ...{ reviewMessage: `Battery ${at} lasts. ${'Really! '.repeat(20)}`, createdAt: new Date() },
});

it('reviews are in the markup of the page, where they belong, once a loader has made them ready', async () => {
  await readyReviews();
  const product = { _id: newId<'product'>(), averageReview: 4, reviewCount: 3, histogram: [0, 0, 0, 3, 0] };
  const first = {
    success: true as const,
    data: [1, 2, 3].map(review),
    page: 1,
    limit: 6,
    currentPage: 1,
    totalPages: 1,
    totalItems: 3,
  };
  const element = <ReviewsPlace product={product} first={first} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  const html = renderToString(<RouterProvider router={router} />);
  // React writes these where something is still to come.
  expect(html).not.toMatch(/<!--\$[!?]-->|<template/);
  expect(html.match(/Battery \d lasts/g)).toHaveLength(3);
  expect(html).toContain('href="/login"');
});
