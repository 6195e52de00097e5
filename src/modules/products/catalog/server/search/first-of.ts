/** The first that fits, asked for one after the other. */
export async function firstOf<Choice>(
  choices: readonly Choice[],
  fits: (choice: Choice) => Promise<boolean>,
): Promise<Choice | undefined> {
  for (const choice of choices) if (await fits(choice)) return choice;
  return undefined;
}
