/** As many as one machine can hold sockets for; the next comes when one is answered. */
const AT_ONCE = 50;

/** Asks so many times, fifty at once. @returns the answers as they came */
export async function flood<Answer>(times: number, ask: (turn: number) => Promise<Answer>): Promise<Answer[]> {
  const turns = Array.from({ length: times }, (_, turn) => turn).values();
  const answers: Answer[] = [];
  const visitor = async () => {
    for (const turn of turns) answers.push(await ask(turn));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return answers;
}
