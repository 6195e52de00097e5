import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, SHOPPER_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';

/** R38 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 240_000 });

let made = 0;
/** Somebody nobody else is; the name and the address of the form. */
const someone = () => {
  made += 1;
  return { userName: `Meera ${process.pid} ${made}`, email: `meera.${process.pid}.${made}@journey.example` };
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const password = (page: Page) => page.getByLabel('Password', { exact: true });

async function fillIn(page: Page, { userName, email } = someone()): Promise<string> {
  await page.getByLabel('Username').fill(userName);
  await page.getByLabel('Email').fill(email);
  await password(page).fill('chai at four o clock');
  await page.getByLabel('Mobile').fill('+919876543210');
  return email;
}

test(
  'fields say exactly what is wrong, while typing only what can not be mended, and are tidied when left',
  IN_THE_LONG_RUN,
  async ({ page }) => {
    await page.goto('/register/seller');
    const mobile = page.getByLabel('Mobile');
    await mobile.pressSequentially('5');
    await expect(mobile).toHaveAccessibleDescription(/start with 6, 7, 8 or 9, not 5/);
    await mobile.fill('98765');
    await expect(mobile).not.toHaveAttribute('aria-invalid');
    await mobile.press('Tab');
    await expect(mobile).toHaveAccessibleDescription('Enter 10 digits: 5 more needed');
    await mobile.fill('+91-9876543210');
    await mobile.press('Tab');
    await expect(mobile).toHaveValue('98765 43210');
    await expect(mobile).not.toHaveAttribute('aria-invalid');

    const gst = page.getByLabel('GST Number');
    await gst.pressSequentially('72');
    await expect(gst).toHaveAccessibleDescription(/No state has the code 72/);
    await gst.fill('29AABCT1332L1Z5');
    await expect(gst).toHaveAccessibleDescription(/the last one is A, not 5/);
    await gst.fill('29 aabct 1332l 1za');
    await expect(gst).toHaveAccessibleDescription('Registered in Karnataka');
    await mobile.focus();
    await expect(gst).toHaveValue('29AABCT1332L1ZA');
  },
);

test(
  'a password is shown on demand, and the advice beside it judges as the shop does',
  IN_THE_LONG_RUN,
  async ({ page }) => {
    await page.goto('/register/user');
    await expect(password(page)).toHaveAccessibleDescription(/^At least 8 characters/);
    await password(page).fill('chai');
    await expect(password(page)).toHaveAccessibleDescription('4 more characters');
    await password(page).fill('password123');
    await expect(password(page)).toHaveAccessibleDescription(/^This password is too common/);
    await page.getByLabel('Email').focus();
    await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
    await password(page).fill('chai at four o clock');
    await expect(password(page)).toHaveAccessibleDescription('Good length. Don’t use it anywhere else.');
    await press(page, 'Show password');
    await expect(password(page)).toHaveAttribute('type', 'text');
    await fillIn(page);
    await press(page, 'Request OTP');
    await expect(page.getByLabel('Enter OTP')).toBeFocused();
    await expect(password(page)).toHaveAttribute('type', 'password');
  },
);

test(
  'what is missing is read out once: by the focus, which goes to the first of the wrong fields',
  IN_THE_LONG_RUN,
  async ({ page }) => {
    await page.goto('/register/seller');
    await page.getByLabel('Username').fill('Charminar Mobiles');
    await page.getByLabel('Mobile').fill('98765');
    await page.getByLabel('Mobile').press('Enter');
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
    await expect(page.getByText('Password is required', { exact: true })).toBeVisible();
    expect(await page.locator('form [aria-live="polite"]').count()).toBe(0);
    await page.getByLabel('Mobile').pressSequentially('x');
    const live = page.locator('form [aria-live="polite"]').filter({ hasText: 'A mobile number can’t contain “x”' });
    await expect(live).toHaveCount(1);
  },
);

test(
  'the code may be pasted with the line of the mail around it, and the way back leads to the fields and on',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    await page.goto('/register/user');
    const email = await fillIn(page);
    await press(page, 'Request OTP');
    const code = page.getByLabel('Enter OTP');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(code).toHaveAccessibleDescription(`We’ve sent a 6-digit code to ${email}. It’s valid for 10 minutes.`);
    await press(page, 'Change details');
    await expect(page.getByLabel('Username')).toBeFocused();
    // Nothing was changed, so the code that was sent is asked for again, and no other one is sent.
    await page.route('**/api/auth/register', route => route.abort());
    await press(page, 'Request OTP');
    await expect(code).toBeFocused();
    await code.fill('12');
    await press(page, 'Verify OTP & Sign Up');
    await expect(code).toBeFocused();
    await expect(code).toHaveAccessibleDescription(/This code is wrong or has expired/);

    const right = /^Subject: (\d{6}) is your/m.exec(await shop.mailTo(email, /^Subject: \d{6} is your/m))?.[1] ?? '';
    await code.fill(`It works for 10 minutes: ${right.slice(0, 3)} ${right.slice(3)}. Thank you`);
    await expect(code).toHaveValue(right);
    await press(page, 'Verify OTP & Sign Up');
    await expect(page).toHaveURL(`${shop.url}/`);
  },
);

test(
  'another code can be asked for when the pause has run down, and a refusal says so beside its own',
  IN_THE_LONG_RUN,
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/register/user');
    await page.clock.runFor(5_000);
    await fillIn(page);
    await press(page, 'Request OTP');
    await expect(page.getByLabel('Enter OTP')).toBeFocused();
    const again = page.getByRole('button', { name: 'Resend OTP', exact: true });
    await expect(again).toBeDisabled();
    await expect(again).toHaveAccessibleDescription(/^in (30|2\d) s$/);
    await page.clock.runFor(31_000);
    await expect(again).toBeEnabled();
    await expect(page.getByText(/^in \d+ s$/)).toBeHidden();
    await page.getByLabel('Enter OTP').fill('12');
    // The browser's clock ran ahead of the server's, which keeps its own pause.
    await again.click();
    await expect(again).toBeDisabled();
    await expect(again).toBeFocused();
    await expect(again).toHaveAccessibleDescription(/^in (30|2\d) s$/);
    await expect(
      page.locator('form').getByText('We have just sent a code. Please wait before you request another.'),
    ).toBeVisible();
    await expect(page.getByLabel('Enter OTP')).toHaveValue('12');
  },
);

for (const height of [844, 640])
  test(
    `on a phone ${height} px high no toast covers what is pressed beside the code`,
    IN_THE_LONG_RUN,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height });
      await page.clock.install();
      await page.goto('/register/user');
      await page.clock.runFor(5_000);
      await fillIn(page);
      await press(page, 'Request OTP');
      await expect(page.getByLabel('Enter OTP')).toBeFocused();
      await page.clock.runFor(31_000);
      const again = page.getByRole('button', { name: 'Resend OTP', exact: true });
      await page.route('**/api/auth/register', route => route.abort());
      await again.click();
      const toast = page.locator('[role=alert] > *', { hasText: /\S/ });
      await expect(toast).toBeVisible();
      const [there, here] = [await toast.boundingBox(), await again.boundingBox()];
      if (!there || !here) throw new Error('nothing to compare');
      expect(here.y >= there.y + there.height || here.y + here.height <= there.y).toBe(true);
      // A button that is covered would not take the press.
      await again.click({ trial: true });
    },
  );

for (const { name, viewport } of SHOPPER_SCREENS)
  test.describe(`registering on ${name}`, () => {
    test.use({ viewport });

    test('looks right empty, wrong, and with the code', IN_THE_LONG_RUN, async ({ page }) => {
      const problems = watchConsole(page);
      await page.goto('/login');
      await looksRight(page);
      await page.goto('/register/seller');
      await looksRight(page);
      await press(page, 'Request OTP');
      await expect(page.getByLabel('Username')).toBeFocused();
      await looksRight(page);
      await page.goto('/register/user');
      await fillIn(page);
      await press(page, 'Request OTP');
      await expect(page.getByLabel('Enter OTP')).toBeFocused();
      await looksRight(page);
      expect(problems).toEqual([]);
    });
  });

test('a guest who registers from the checkout returns to it, with the same cart', async ({ page, shop }) => {
  await page.goto('/shop/listing?inStock=1');
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click();
  await expect(page.getByText('Product is added to cart (guest)')).toBeVisible();
  await page.goto('/shop/checkout');
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('main').getByRole('link', { name: 'Create User Account' }).click();
  const { userName, email } = someone();
  await fillIn(page, { userName, email });
  await press(page, 'Request OTP');
  const mail = await shop.mailTo(email, /^Subject: \d{6}/m);
  await page.getByLabel('Enter OTP').fill(/^Subject: (\d{6})/m.exec(mail)?.[1] ?? '');
  await press(page, 'Verify OTP & Sign Up');
  await expect(page).toHaveURL(`${shop.url}/shop/checkout`);
  await expect(page.getByLabel('Full name')).toHaveValue(userName);
  await expect(page.getByLabel('Mobile')).toHaveValue('9876543210');
  await expect(page.getByRole('heading', { name: /^Sold by/ })).toBeVisible();
});

test(
  'the way to the checkout is kept when the link to register is followed before the scripts',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    let letGo = () => {};
    const held = new Promise<void>(resolve => {
      letGo = resolve;
    });
    await page.route('**/assets/*.js', async route => {
      await held;
      await route.continue().catch(() => {});
    });
    await page.goto('/shop/checkout', { waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/login\?from=/);
    await page.getByRole('main').getByRole('link', { name: 'Create User Account' }).click();
    await expect(page).toHaveURL(`${shop.url}/register/user`);
    letGo();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('previous_url'))).toBe('/shop/checkout');
  },
);
