import { data } from 'react-router';

/** All paths of the back-office without a page. */
export function loader(): never {
  throw data(null, 404);
}

export default function NotFound() {
  return null;
}
