import { redirect } from 'react-router';

/** Whoever spells it right arrives all the same. */
export function loader(): never {
  throw redirect('/admin/vendor-verificaton');
}

export default function VerificationSpelledRight() {
  return null;
}
