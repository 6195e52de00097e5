import type { Canvas } from './canvas.ts';
import type { Speaker, View } from './drawing.ts';
import { drawBarrel } from './speaker-barrel.ts';
import { drawBrick } from './speaker-brick.ts';
import { drawTower } from './speaker-tower.ts';

const FORMS = { tower: drawTower, barrel: drawBarrel, brick: drawBrick } as const;

/** `hero`: the front; `back`: the sockets; `detail`: looked down on, or for a barrel end on. */
export const drawSpeaker = (c: Canvas, speaker: Speaker, view: View): string => FORMS[speaker.form](c, speaker, view);
