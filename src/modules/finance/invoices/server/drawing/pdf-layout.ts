import { Paper, type Type } from './pdf-paper.ts';

/** Page margin in points. */
export const EDGE = 42;
export const INNER = Paper.width - 2 * EDGE;
/** Bottom of the printable area. */
export const FOOT = Paper.height - EDGE;

const QUIET = '#5a606b';
export const HAIR = '#c9ccd2';
export const TITLE: Type = { size: 20, weight: 'bold' };
export const STRONG: Type = { size: 10.5, weight: 'bold' };
export const BODY: Type = { size: 9.5 };
export const SMALL: Type = { size: 8.5, color: QUIET };
