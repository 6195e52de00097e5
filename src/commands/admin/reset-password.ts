import { refuse, withShop } from '#commands/with-shop.ts';
import { resetAdministratorPassword } from '#people/accounts/server/accounts.ts';
import { say, strong } from '#process/printout.ts';

export function resetPasswordOf(email: string): Promise<boolean> {
  return withShop(async ctx => {
    const password = await resetAdministratorPassword(ctx, email);
    if (password === undefined) return refuse(`No administrator has the e-mail address ${email}.`);
    say(`The new password of ${email}: ${strong(password)}`);
    say('It will not be shown again. All sessions of this account have ended.');
    return true;
  });
}
