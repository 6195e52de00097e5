import { useState } from 'react';

/**
 * A choice as it is shown: at once as it was made, and as the address says it whenever that changes or a list arrives.
 * Only what calls this is drawn anew at the press; the page with its cards follows.
 */
export function useAtOnce<Choice>(chosen: Choice, arrival: string): readonly [Choice, (next: Choice) => void] {
  const known = `${arrival} ${JSON.stringify(chosen)}`;
  const [made, setMade] = useState({ choice: chosen, known });
  if (made.known !== known) setMade({ choice: chosen, known });
  return [made.known === known ? made.choice : chosen, choice => setMade({ choice, known })];
}
