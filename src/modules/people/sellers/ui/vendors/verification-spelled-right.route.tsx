import { redirect } from 'react-router';
import * as adminPaths from '#shared/paths/admin-paths.ts';

/** Whoever spells it right arrives all the same. */
export function loader(): never {
  throw redirect(adminPaths.verification);
}

export default function VerificationSpelledRight() {
  return null;
}
