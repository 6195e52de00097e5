import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';

/** The way from the products to the table of their prices and stock. */
export function StockLink() {
  return (
    <Link to={adminPaths.stock} prefetch="intent" className={buttonClass()}>
      Stock and prices
    </Link>
  );
}
