import { useMedia } from '#design/theme/use-media.ts';
import { Sheet, type SheetProps } from './sheet.tsx';
import styles from './side-panel.module.css';

/**
 * A panel for editing while its list stays visible: from 1280 px beside the page, below that a sheet, on phones the whole
 * screen. What is typed in it stays when the window becomes wider or narrower.
 */
export function SidePanel(props: Pick<SheetProps, 'open' | 'onClose' | 'title' | 'aside' | 'children'>) {
  const isBeside = useMedia('(min-width: 1280px)');
  return <Sheet {...props} isModal={!isBeside} className={isBeside ? styles.panel : styles.sheet} />;
}
