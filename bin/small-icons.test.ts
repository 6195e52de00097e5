import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withoutUnused } from './small-icons.ts';

it('icons of pages are without keys and sizes, and as they are otherwise', () => {
  const icon = readFileSync(fileURLToPath(import.meta.resolve('lucide-react/icons/minus')), 'utf8');
  const small = withoutUnused(icon);
  expect(icon).toMatch(/key: "\w+"[\s\S]*__iconData\.node;/);
  expect(small).not.toMatch(/key:|size:|^__iconData\.node;/m);
  const drawn = (code: string) => code.match(/(name|d): "[^"]+"/g);
  expect(drawn(small)).toEqual(drawn(icon));
});
