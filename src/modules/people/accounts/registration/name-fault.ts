import { isOneScript } from '#people/sellers/seller-name.ts';
import { isReserved, type Namesakes } from './reserved-names.ts';
import { readUserName } from './user-name.ts';

/** What is wrong with a name that somebody wants to have. A seller's is what shoppers buy from, so it has more to keep to. */
export function nameFault(text: string, kind: 'shopper' | 'seller', namesakes: Namesakes): string | undefined {
  const name = readUserName(text);
  if (name === undefined) return 'Use 3 to 40 letters and numbers';
  if (isReserved(name, namesakes)) return 'This username is reserved. Please choose another';
  return kind === 'seller' && !isOneScript(name) ? 'Use letters from one script only' : undefined;
}
