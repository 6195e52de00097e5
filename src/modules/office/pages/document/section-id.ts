/** The anchor of a section, from its heading: `who-else-sees-it`. Each is used once in a page. */
export function sectionId(heading: string, taken: Set<string>): string {
  const id =
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'section';
  let own = id;
  for (let at = 2; taken.has(own); at += 1) own = `${id}-${at}`;
  taken.add(own);
  return own;
}
