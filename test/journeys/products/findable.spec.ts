import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';

/** What a phone's share sheet and a search engine that runs scripts read of the page on screen. */
async function saidOf(page: Page, base: string) {
  return page.evaluate(
    origin => ({
      title: document.title,
      canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(link =>
        link.href.replace(origin, ''),
      ),
      robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
      facts: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        script => JSON.parse(script.textContent)['@type'] as string,
      ),
    }),
    base,
  );
}

test(
  'what a page says of itself goes along while somebody walks through the shop (R9.1, R9.3)',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    const problems: string[] = [];
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
    });
    page.on('pageerror', error => problems.push(error.message));

    await page.goto('/');
    expect(await saidOf(page, shop.url)).toMatchObject({ canonical: ['/'], facts: ['OnlineStore', 'WebSite'] });

    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/product\//);
    await expect
      .poll(() => saidOf(page, shop.url))
      .toMatchObject({ canonical: [new URL(page.url()).pathname], facts: ['Product', 'BreadcrumbList'] });

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/\/shop\/listing\?brand=/);
    await expect
      .poll(() => saidOf(page, shop.url))
      .toMatchObject({ canonical: [page.url().replace(shop.url, '')], facts: ['BreadcrumbList', 'ItemList'] });

    await page.goto('/shop/listing?brand=apple,samsung');
    expect(await saidOf(page, shop.url)).toMatchObject({ canonical: [], robots: 'noindex, follow', facts: [] });
    expect(problems).toEqual([]);
  },
);

test(
  'a page made for all addresses without one is at home under each of them (R9.9)',
  IN_THE_LONG_RUN,
  async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', error => problems.push(error.message));
    await page.goto('/nowhere');
    await page.goto('/somewhere/else?keyword=phone');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'See all products' }).click();
    await expect(page.getByText(/\d+ products/)).toBeVisible();
    expect(problems).toEqual([]);
  },
);

test('a phone may keep the shop among its apps (R9.8)', async ({ page }) => {
  await page.goto('/');
  const browser = await page.context().newCDPSession(page);
  const { errors, url } = await browser.send('Page.getAppManifest');
  expect([errors, new URL(url).pathname]).toEqual([[], '/manifest.webmanifest']);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // The runner's windows are private ones, in which nothing can be kept.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito')).toEqual([]);
});
