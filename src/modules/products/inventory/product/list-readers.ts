import type { ProductOption } from '#products/catalog/product/product.schema.ts';
import type { SpecGroup } from '#products/catalog/product/product-content.ts';
import { readPictureRequest } from '#products/media/picture-url.ts';
import { isBlank } from '#shared/text/blank.ts';
import { lengthOf, type Read, tooLong } from './field-readers.ts';
import { MAX } from './product-draft.ts';
import { tidyLine } from './tidy-text.ts';

const MEDIA = '/media/';
const COLOUR = /^#[0-9a-f]{6}$/i;

/** Pictures of ours only, each once. */
export function readImages(said: readonly string[] = [], isLive: boolean): Read<readonly string[]> {
  const images = [...new Set(said.filter(src => src !== ''))];
  if (images.length === 0 && isLive) return { fault: 'A product on sale needs a picture' };
  if (images.length > MAX.images) return { fault: `You can add at most ${MAX.images} pictures` };
  return images.every(isOwnPicture) ? { value: images } : { fault: 'Upload the picture first' };
}

function isOwnPicture(src: string): boolean {
  if (!src.startsWith(MEDIA)) return false;
  const request = readPictureRequest(src.slice(MEDIA.length));
  return request !== undefined && request.width === undefined;
}

/** Rows of which nothing is filled in don't count. */
export function readOptions(said: readonly ProductOption[] = []): Read<readonly ProductOption[]> {
  const options = said
    .map(({ name, value, swatch }) => ({
      name: tidyLine(name),
      value: tidyLine(value),
      ...(swatch && { swatch: swatch.trim().toLowerCase() }),
    }))
    .filter(({ name, value }) => name !== '' || value !== '');
  if (options.length > MAX.options) return { fault: `You can add at most ${MAX.options} options` };
  if (options.some(({ name, value }) => isBlank(name) || isBlank(value)))
    return { fault: 'An option needs a name and a value, like Colour and Black' };
  if (new Set(options.map(({ name }) => name.toLowerCase())).size < options.length)
    return { fault: 'Use each option name only once' };
  if (options.some(({ name, value }) => lengthOf(name) > MAX.specName || lengthOf(value) > MAX.specName))
    return { fault: tooLong('An option', MAX.specName) };
  const wrong = options.find(({ swatch }) => swatch !== undefined && !COLOUR.test(swatch));
  return wrong ? { fault: 'Enter the colour as #1f2a44' } : { value: options };
}

export function readHighlights(said: readonly string[] = []): Read<readonly string[]> {
  const highlights = said.map(tidyLine).filter(text => !isBlank(text));
  if (highlights.length > MAX.highlights) return { fault: `You can add at most ${MAX.highlights} highlights` };
  return highlights.some(text => lengthOf(text) > MAX.highlight)
    ? { fault: tooLong('A highlight', MAX.highlight) }
    : { value: highlights };
}

/** Empty rows and groups are left out; a group's name may be missing, and means that its rows are general. */
export function readSpecs(said: readonly SpecGroup[] = []): Read<readonly SpecGroup[]> {
  const groups = said
    .map(({ group, rows }) => ({
      group: tidyLine(group) || 'General',
      rows: rows
        .map(([name, value]) => [tidyLine(name), tidyLine(value)] as const)
        .filter(([name, value]) => name !== '' || value !== ''),
    }))
    .filter(({ rows }) => rows.length > 0);
  const rows = groups.flatMap(group => group.rows);
  if (groups.length > MAX.specGroups) return { fault: `You can add at most ${MAX.specGroups} groups` };
  if (groups.some(group => group.rows.length > MAX.specRows))
    return { fault: `A group can have at most ${MAX.specRows} rows` };
  if (rows.some(([name, value]) => isBlank(name) || isBlank(value))) return { fault: 'A row needs a name and a value' };
  if (
    groups.some(({ group }) => lengthOf(group) > MAX.specName) ||
    rows.some(([name]) => lengthOf(name) > MAX.specName)
  )
    return { fault: tooLong('A name', MAX.specName) };
  return rows.some(([, value]) => lengthOf(value) > MAX.specValue)
    ? { fault: tooLong('A value', MAX.specValue) }
    : { value: groups };
}
