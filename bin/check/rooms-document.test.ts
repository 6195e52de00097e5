import { expect, it } from 'vitest';
import { roomsDocument } from './rooms-document.ts';

it('docs/rooms.md draws the rules that the import gate keeps', async () => {
  await expect(roomsDocument()).toMatchFileSnapshot('../../docs/rooms.md');
});
