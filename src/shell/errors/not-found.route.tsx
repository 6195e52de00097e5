import { data } from 'react-router';

/** Every address that no page has. */
export function loader(): never {
  throw data(null, 404);
}

export default function NotFound() {
  return null;
}
