import MailX from 'lucide-react/icons/mail-x';
import { Link, useSearchParams } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { PageState } from '#design/feedback/page-state.tsx';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { useStopped } from './use-stopped.ts';

/** Stops the mails about a wishlist as soon as it is opened, which programs that only follow links don’t do. */
export default function StopMailsPage() {
  const [query] = useSearchParams();
  const { isStopped, problem } = useStopped(query.get('key') ?? '');
  return (
    <>
      <PageTitle title={t('products.wishlist.stop.title')} description={t('products.wishlist.stop.description')} />
      <PageState
        icon={<MailX aria-hidden="true" />}
        title={t('products.wishlist.stop.title')}
        ways={
          <Link to={paths.wishlist} className={buttonClass({ tone: 'primary' })}>
            {t('products.wishlist.stop.wishlist')}
          </Link>
        }
      >
        <span role="status">
          {problem?.message ?? (isStopped ? t('products.wishlist.stop.done') : t('products.wishlist.stop.running'))}
        </span>
        <noscript>{t('products.wishlist.stop.needsScripts')}</noscript>
      </PageState>
    </>
  );
}
