import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageTitle } from '#features/shop/ui/page-title.tsx';
import styles from './text-page.module.css';

export interface TextPageProps {
  title: string;
  /** What search engines show of it. */
  description: string;
  /** The answer in a sentence or two, for who reads no further. */
  intro: ReactNode;
  children: ReactNode;
}

/** A page of text, such as the privacy policy: its title, the gist, then sections. */
export function TextPage({ title, description, intro, children }: TextPageProps) {
  const { pathname } = useLocation();
  return (
    <div className={styles.page}>
      <PageTitle title={title} description={description} path={pathname} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      {children}
    </div>
  );
}
