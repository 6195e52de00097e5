import { useShop } from '#shop/shop/ui/use-shop.ts';
import styles from './delivery-line.module.css';
import { useKnownPin } from './known-pin.ts';

/**
 * By when a product arrives at the PIN code of the header. The server sends it empty; without a PIN code it takes no room.
 * @param from GST code of the state it ships from; undefined for a placeholder
 */
export function DeliveryLine({ from }: { from: string | null | undefined }) {
  const { deliveryCharge } = useShop();
  const known = useKnownPin();
  return <p className={styles.line}>{from !== undefined && known?.lineFrom(from, deliveryCharge)}</p>;
}
