/** A text that this browser keeps and the server never needs, with followers in this page and in others. */
export interface KeptText {
  readonly read: () => string;
  /** An empty text leaves nothing behind. */
  readonly write: (text: string) => void;
  /** @returns the function to unsubscribe */
  readonly follow: (onChange: () => void) => () => void;
}

/** @param key in `localStorage`, and the name of the event that tells this page of a change */
export function keptText(key: string): KeptText {
  /** For a browser that may keep nothing: until the page is left. */
  let kept = '';
  const events = [key, 'storage'];
  return {
    read: () => {
      try {
        return localStorage.getItem(key) ?? '';
      } catch {
        return kept;
      }
    },
    write: text => {
      kept = text;
      try {
        if (text === '') localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // It is kept until the page is left.
      }
      dispatchEvent(new Event(key));
    },
    follow: onChange => {
      for (const event of events) addEventListener(event, onChange);
      return () => {
        for (const event of events) removeEventListener(event, onChange);
      };
    },
  };
}
