import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURES_FOLDER } from '#demo/demo-pictures.ts';
import { renderPicture } from '#demo/drawing/devices/render.ts';
import { MARKS_FILE, markOf, type PicturePlan, picturePlans, readMarks } from './pictures.ts';

/** Draws the pictures whose programs have changed, or all with --all, and removes those of products that are gone. */
const isForced = process.argv.includes('--all');
const marks = isForced || !existsSync(MARKS_FILE) ? new Map<string, string>() : readMarks();
await mkdir(PICTURES_FOLDER, { recursive: true });
const plans = picturePlans();
const names = new Set(plans.map(({ name }) => name));

let drawn = 0;
async function fileOf(plan: PicturePlan): Promise<Buffer> {
  const path = join(PICTURES_FOLDER, plan.name);
  const there = existsSync(path) ? await readFile(path) : undefined;
  if (there && marks.get(plan.name) === markOf(plan, there)) return there;
  const picture = await renderPicture(plan.svg, plan.width);
  await writeFile(path, picture);
  drawn += 1;
  return picture;
}

const fresh: Record<string, string> = {};
for (const plan of plans) fresh[plan.name] = markOf(plan, await fileOf(plan));
const gone = (await readdir(PICTURES_FOLDER)).filter(name => !names.has(name));
for (const name of gone) await rm(join(PICTURES_FOLDER, name));
await writeFile(MARKS_FILE, `${JSON.stringify(fresh, null, 2)}\n`);
process.stdout.write(`${plans.length} pictures: ${drawn} drawn, ${gone.length} removed.\n`);
