interface Change {
  readonly port: number;
  /** An administrator's session. */
  readonly token: string;
  readonly products: readonly { readonly id: string }[];
}

const EVERY_MS = 1000;

/** Changes the price of one product a second, in turn, as its editor does, while something else is done. */
export async function changingPrices<Result>(change: Change, work: () => Promise<Result>): Promise<Result> {
  const changes: Promise<void>[] = [];
  const timer = setInterval(() => changes.push(raisePrice(change, changes.length)), EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await Promise.all(changes);
  }
}

async function raisePrice({ port, token, products }: Change, at: number): Promise<void> {
  const { id } = products[at % products.length] ?? { id: 'nothing on sale' };
  const url = `http://127.0.0.1:${port}/api`;
  const { data } = (await json(await fetch(`${url}/shop/products/get/${id}`))) as { data: { price: number } };
  await json(
    await fetch(`${url}/admin/products/edit/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ price: data.price + 1 }),
    }),
  );
}

async function json(answer: Response): Promise<unknown> {
  if (answer.status !== 200) throw new Error(`${answer.url} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
