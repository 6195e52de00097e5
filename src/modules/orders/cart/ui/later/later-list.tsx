import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { TitleText } from '#design/data/title-text.tsx';
import { Price } from '#design/prices/price.tsx';
import { classes } from '#design/theme/classes.ts';
import { useToast } from '#design/toasts/toast-context.ts';
import { shortageOf } from '#orders/cart/cart-lines.ts';
import type { LaterLine } from '#orders/cart/later/later.contract.ts';
import lineStyles from '#orders/cart/ui/sheet/cart-sheet-line.module.css';
import { LinePicture } from '#orders/cart/ui/sheet/line-picture.tsx';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import { paidPrice } from '#products/catalog/product/price.ts';
import { conditionWord } from '#products/catalog/product/shown-title.ts';
import { priceChange } from '#products/wishlist/price-change.ts';
import { useRefusal } from '#routing/forms/use-act.ts';
import { langOfEnglish } from '#shared/language/lang-of-english.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './later-list.module.css';
import { type LaterStore, laterStore } from './later-store.ts';

export interface LaterListProps {
  kind: 'guest' | 'shopper';
  /** The list is read again when it changes. */
  turn: string;
}

/** What is saved for later, under the cart; nothing while there is none. */
export function LaterList({ kind, turn }: LaterListProps) {
  const { lines, isFailed, actingOn, read, move, forget } = useLater(kind, turn);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone with its line.
  const keepFocus = () => document.activeElement === document.body && heading.current?.focus();
  if (isFailed)
    return (
      <div className={styles.later}>
        <p className={styles.note}>{t('orders.cart.later.failed')}</p>
        <Button size="sm" onClick={() => void read()}>
          {t('orders.cart.later.again')}
        </Button>
      </div>
    );
  if (!lines?.length) return null;
  return (
    <section className={styles.later} aria-labelledby="saved-for-later">
      <h3 id="saved-for-later" ref={heading} tabIndex={-1} className={styles.heading}>
        {t('orders.cart.later.title', { count: lines.length })}
      </h3>
      <ul>
        {lines.map(line => (
          <Saved
            key={line.productId}
            line={line}
            isBusy={actingOn === line.productId}
            onMove={() => void move(line).then(keepFocus)}
            onForget={() => void forget(line).then(keepFocus)}
          />
        ))}
      </ul>
    </section>
  );
}

interface SavedProps {
  line: LaterLine;
  isBusy: boolean;
  onMove: () => void;
  onForget: () => void;
}

function Saved({ line, isBusy, onMove, onForget }: SavedProps) {
  const { title, quantity, now, note, savedPrice } = line;
  const change = now && priceChange(savedPrice, paidPrice(now));
  const shortage = now && shortageOf(now);
  const isOut = !now || now.totalStock === 0;
  return (
    <li className={classes(lineStyles.line, isOut && lineStyles.isOut)}>
      <LinePicture src={now?.image ?? line.image} />
      <div>
        {now ? (
          <Link to={paths.product(now.slug)} className={lineStyles.title} lang={langOfEnglish()}>
            <TitleText title={now.title} word={conditionWord(now)} lang={langOfEnglish()} />
          </Link>
        ) : (
          <span className={lineStyles.title} lang={langOfEnglish()}>
            {title}
          </span>
        )}
        {note && <p className={styles.note}>{note}</p>}
        {now && (
          <p className={styles.price}>
            <Price paise={paidPrice(now)} />
            {quantity > 1 && <span className={styles.note}>{t('orders.cart.later.quantity', { quantity })}</span>}
          </p>
        )}
        {change && <p className={change.isLess ? styles.less : styles.note}>{change.text}</p>}
        {shortage && <p className={lineStyles.shortage}>{shortage}</p>}
        <div className={lineStyles.row}>
          {!isOut && (
            <Button
              size="sm"
              busy={isBusy}
              aria-label={t('orders.cart.later.moveTitle', { title })}
              className={styles.move}
              onClick={onMove}
            >
              {t('orders.cart.later.move')}
            </Button>
          )}
          <IconButton
            className={lineStyles.remove}
            label={t('orders.cart.later.forget', { title })}
            icon={<Trash aria-hidden="true" />}
            onClick={onForget}
          />
        </div>
      </div>
    </li>
  );
}

function useLater(kind: 'guest' | 'shopper', turn: string) {
  const { reload } = useCart();
  const { show } = useToast();
  const refuse = useRefusal();
  const [lines, setLines] = useState<readonly LaterLine[]>();
  const [isFailed, setFailed] = useState(false);
  const [actingOn, setActingOn] = useState<LaterLine['productId']>();
  const latest = useRef(0);

  /** Of two answers the one to the later question counts. */
  const showAnswer = async (work: () => Promise<readonly LaterLine[]>) => {
    latest.current += 1;
    const asked = latest.current;
    const found = await work();
    if (asked !== latest.current) return;
    setLines(found);
    setFailed(false);
  };
  const read = () =>
    showAnswer(async () => (await laterStore(kind)).list()).catch(() => setFailed(lines === undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` says when to read again
  useEffect(() => {
    void read();
  }, [kind, turn]);

  const change = async (line: LaterLine, work: (store: LaterStore) => Promise<readonly LaterLine[]>) => {
    setActingOn(line.productId);
    try {
      await showAnswer(async () => work(await laterStore(kind)));
      return true;
    } catch (error) {
      refuse(error);
      void read();
      return false;
    } finally {
      setActingOn(undefined);
    }
  };
  const move = (line: LaterLine) =>
    change(line, async store => {
      const { lines: left, added } = await store.move(line);
      const isWhole = added >= line.quantity || added === 0;
      const { title } = line;
      show(
        isWhole
          ? { tone: 'good', title: t('orders.cart.later.moved') }
          : { title: t('orders.cart.later.movedSome', { quantity: added, title }) },
      );
      await reload();
      return left;
    });
  const forget = async (line: LaterLine) => {
    if (!(await change(line, store => store.forget(line)))) return;
    const undo = () => void change(line, store => store.putBack(line));
    show({
      ...{ tone: 'good', title: t('orders.cart.later.forgotten') },
      action: { label: t('orders.cart.toast.undo'), onAct: undo },
    });
  };
  return { lines, isFailed, actingOn, read, move, forget };
}
