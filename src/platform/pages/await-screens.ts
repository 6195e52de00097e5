import { once } from 'node:events';

/** The start script passes it when it builds the screens while the server opens its database. */
const FOLLOW = '--screens-follow';

export const SCREENS_FOLLOW = process.argv.includes(FOLLOW);

/** Waits for the word that the screens are built, where they are being built; the process ends if that will not come. */
export async function awaitScreens(): Promise<void> {
  if (!SCREENS_FOLLOW) return;
  const given = once(process, 'message');
  const lost = () => process.exit(1);
  process.once('disconnect', lost);
  await given;
  process.off('disconnect', lost);
}
