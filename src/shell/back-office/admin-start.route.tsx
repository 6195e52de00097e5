import { redirect } from 'react-router';
import * as adminPaths from '#shared/paths/admin-paths.ts';

/** /admin redirects to the dashboard. */
export function loader(): never {
  throw redirect(adminPaths.dashboard);
}

export default function AdminStart() {
  return null;
}
