import { redirect } from 'react-router';

/** The back-office's front door leads to the dashboard. */
export function loader(): never {
  throw redirect('/admin/dashboard');
}

export default function AdminStart() {
  return null;
}
