import { Link } from 'react-router';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { readAnnouncements } from '#office/pages/announcement/announcement.contract.ts';
import { PAGE_NAMES } from '#office/pages/page-names.ts';
import { listPageTexts } from '#office/pages/page-texts.contract.ts';
import { AnnouncementForm } from '#office/pages/ui/announcement/announcement-form.tsx';
import { askAhead, onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { dayOfText } from '#shared/time/dates.ts';
import styles from './pages.module.css';

export const clientLoader = () => {
  askAhead(readAnnouncements, {});
  return askAhead(listPageTexts, {});
};
export const shouldRevalidate = onlyOnEntering;

const WORDS = {
  own: () => t('office.pages.words.own'),
  default: () => t('office.pages.words.default'),
  english: () => t('office.pages.words.english'),
} as const;

/** The text pages, each with its words in every language. */
export default function Pages() {
  const { answer, problem, askAgain, isAsking } = useAnswer(listPageTexts, {});
  const announcements = useAnswer(readAnnouncements, {});
  return (
    <>
      <title>{t('office.pages.list.windowTitle')}</title>
      <PageHead title={t('office.pages.list.title')} aside={t('office.pages.list.aside')} />
      {problem ? (
        <ErrorState title={t('office.pages.list.failed')} onRetry={askAgain} retrying={isAsking}>
          {problem.message}
        </ErrorState>
      ) : !answer ? (
        <Skeleton shape="block" className={styles.loading} />
      ) : (
        <ul className={styles.pages}>
          {answer.data.map(({ page, languages }) => (
            <li key={page} className={styles.page}>
              <h2 className={styles.name}>{PAGE_NAMES[page]()}</h2>
              <ul className={styles.languages}>
                {languages.map(({ language, name, words, hasDraft, changed }) => (
                  <li key={language}>
                    <Link
                      to={adminPaths.pageText(page, language)}
                      className={styles.edit}
                      aria-label={t('office.pages.list.edit', { page: PAGE_NAMES[page](), language: name })}
                    >
                      {name}
                    </Link>
                    <span className={styles.state}>
                      {WORDS[words]()}, {dayOfText(changed)}
                    </span>
                    {hasDraft && <span className={styles.draft}>{t('office.pages.words.draft')}</span>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.announcements}>
        {announcements.answer?.data.map(form => (
          <AnnouncementForm key={form.language} start={form} onSaved={announcements.askAgain} />
        ))}
      </div>
    </>
  );
}
