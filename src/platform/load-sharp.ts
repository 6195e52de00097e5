import type sharp from 'sharp';

export type Sharp = typeof sharp;

let loaded: Promise<Sharp> | undefined;

/**
 * The library that resizes pictures. It takes 20 MB of memory, so it is loaded when the first picture is made: most processes
 * only send pictures that are stored.
 */
export function loadSharp(): Promise<Sharp> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Requests need the processors, and no picture is made twice.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
