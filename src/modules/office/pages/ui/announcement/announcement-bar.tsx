import { Link } from 'react-router';
import type { Shown } from '#office/pages/announcement/announcement.contract.ts';
import { CLOSED_KEY } from '#office/pages/announcement/closed-announcement.ts';
import { t } from '#shared/language/t.ts';
import styles from './announcement-bar.module.css';

/** What the shop announces above every page, until it is closed (`closed-announcement.ts`). */
export function AnnouncementBar({ announcement: { id, text, to, tone } }: { announcement: Shown }) {
  return (
    <aside className={styles.bar} data-tone={tone} data-announcement={id}>
      <p>{to ? <Link to={to}>{text}</Link> : text}</p>
      <button type="button" onClick={close}>
        {t('office.pages.announcement.close')}
      </button>
    </aside>
  );
}

function close({ currentTarget }: { currentTarget: HTMLElement }) {
  const bar = currentTarget.parentElement as HTMLElement;
  // React leaves it alone, because the bar never sets it.
  bar.hidden = true;
  try {
    localStorage.setItem(CLOSED_KEY, bar.dataset.announcement as string);
  } catch {
    // Without storage it stays closed until the page is left.
  }
}
