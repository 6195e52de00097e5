import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the browser takes over what the server rendered, true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
