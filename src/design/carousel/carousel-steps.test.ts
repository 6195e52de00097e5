import { describe, expect, test } from 'vitest';
import { lastStart, stepFrom, windowOf } from './carousel-steps.ts';

describe('a carousel of twelve, five in sight', () => {
  const at = (start: number) => ({ start, visible: 5, total: 12 });

  test('goes on by one or by as many as are in sight', () => {
    expect(stepFrom(at(0), 1)).toBe(1);
    expect(stepFrom(at(0), 5)).toBe(5);
  });

  test('stops with the last card at the edge, then wraps to the start', () => {
    expect(stepFrom(at(5), 5)).toBe(7);
    expect(stepFrom(at(7), 5)).toBe(0);
    expect(stepFrom(at(7), 1)).toBe(0);
  });

  test('goes back the same way and wraps to the end', () => {
    expect(stepFrom(at(7), -5)).toBe(2);
    expect(stepFrom(at(2), -5)).toBe(0);
    expect(stepFrom(at(0), -5)).toBe(7);
  });
});

test('a carousel that shows all of its cards stays where it is', () => {
  expect(lastStart({ visible: 5, total: 3 })).toBe(0);
  expect(stepFrom({ start: 0, visible: 5, total: 3 }, 1)).toBe(0);
  expect(stepFrom({ start: 0, visible: 5, total: 3 }, -1)).toBe(0);
});

describe('what is in sight', () => {
  test('is read off the measures, the gap counting once less than the cards', () => {
    expect(windowOf(0, 1344, 273.6, 24, 12)).toEqual({ start: 0, visible: 5, total: 12 });
    expect(windowOf(821, 1344, 273.6, 24, 12)).toEqual({ start: 3, visible: 5, total: 12 });
  });

  test('forgives rounded pixels and never starts beyond the last place', () => {
    expect(windowOf(0, 1343.5, 273.6, 24, 12).visible).toBe(5);
    expect(windowOf(99_999, 1344, 273.6, 24, 12).start).toBe(7);
  });

  test('is one card at least where a neighbour only peeks in', () => {
    expect(windowOf(280, 358, 293, 14, 8)).toEqual({ start: 1, visible: 1, total: 8 });
  });

  test('is everything before anything has been measured', () => {
    expect(windowOf(0, 0, 0, 0, 8)).toEqual({ start: 0, visible: 8, total: 8 });
  });
});
