import { refuse, withShop } from '#commands/with-shop.ts';
import { addAdministrator } from '#people/accounts/server/accounts.ts';
import { say, strong } from '#process/printout.ts';
import { Problem } from '#shared/api/problem.ts';

export function createAdministrator(email: string, name: string): Promise<boolean> {
  return withShop(async ctx => {
    try {
      const made = await addAdministrator(ctx, { email, name });
      if (!made)
        return refuse(`${email} or ${name} can't be used, or an account with this e-mail address already exists.`);
      say(`Administrator ${name}, ${made.email}, password ${strong(made.password)}`);
      say('It will not be shown again.');
      return true;
    } catch (error) {
      if (error instanceof Problem) return refuse(error.message);
      throw error;
    }
  });
}
