import { useParams } from 'react-router';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { getVariants } from '#products/inventory/variants/variants.contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { type ProductId, UUID } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { VariantsEditor } from './variants-editor.tsx';

/** The variants of one product as an editable table. */
export default function VariantsPage() {
  const { id = '' } = useParams();
  const asked = useAnswer(getVariants, UUID.test(id) ? { id: id as ProductId } : null);
  const sheet = asked.answer?.data;
  if (sheet && asked.isFresh) return <VariantsEditor key={id} id={id as ProductId} start={sheet} />;
  return (
    <>
      <title>{t('products.inventory.windowTitle')}</title>
      <PageHead title={t('products.inventory.variants.title')} aside={'\u00a0'} />
      {asked.problem || !UUID.test(id) ? (
        <ErrorState title={t('products.inventory.fetchFailed')} onRetry={asked.askAgain} retrying={asked.isAsking}>
          {asked.problem?.message ?? t('products.inventory.refusal.missing')}
        </ErrorState>
      ) : (
        <Skeleton shape="block" />
      )}
    </>
  );
}
