import { getHomeGoods } from '#features/catalog/contract.ts';
import { apiContext } from '#shared/api-context.ts';
import type { Route } from './+types/home.route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)(getHomeGoods, {});
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <h1>Shop the Latest Electronics &amp; Gadgets</h1>
      {loaderData.sections.map(section => (
        <p key={section.section}>
          {section.section} {section.total}
        </p>
      ))}
    </main>
  );
}
