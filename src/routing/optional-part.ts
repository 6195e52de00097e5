import { type ComponentType, lazy } from 'react';

/**
 * A part that is loaded when it is first shown, and left out if it can't be loaded. A rejection handler beside the import
 * would not do: the bundler loads the style sheet of a part before, and that may fail too.
 */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
}
