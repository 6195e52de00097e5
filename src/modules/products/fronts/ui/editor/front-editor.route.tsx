import { type ClientLoaderFunctionArgs, useParams } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { HOME, isFrontName } from '#products/fronts/front.ts';
import { readFront } from '#products/fronts/fronts.contract.ts';
import { askAhead, onlyOnEntering } from '#routing/ask-ahead.ts';
import { LeaveGuard } from '#routing/leave-guard.tsx';
import { RecordPage } from '#routing/page/record-page.tsx';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { ownAddress } from '#shared/language/own-address.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import * as paths from '#shared/paths/paths.ts';
import { FrontPreview } from './front-preview.tsx';
import { ProposalList } from './proposal-list.tsx';
import { SectionList } from './section-list.tsx';
import { useFrontEditor } from './use-front-editor.ts';
import { FrontVersions } from './versions.tsx';
import { WordsFields } from './words-fields.tsx';

const nameOf = (front = '') => (isFrontName(front) ? front : HOME);

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  askAhead(readFront, { front: nameOf(params.front) });
export const shouldRevalidate = onlyOnEntering;

/** A page as sections: edit them, look at them, publish them, and go back to older versions. */
export default function FrontEditorScreen() {
  const front = nameOf(useParams().front);
  return <FrontEditor key={front} front={front} />;
}

function FrontEditor({ front }: { front: string }) {
  const editor = useFrontEditor(front);
  const { asked, body, faults, isActing } = editor;
  const isHome = front === HOME;
  return (
    <>
      <RecordPage
        asked={asked}
        noun={t('products.fronts.list.noun')}
        list={{ label: t('products.fronts.list.title'), href: adminPaths.fronts }}
        head={() => ({
          name: isHome ? t('products.fronts.name.home') : (body.titles[SOURCE_LANGUAGE] ?? front),
          status: <a href={ownAddress(isHome ? paths.home : paths.front(front))}>{t('products.fronts.editor.open')}</a>,
          actions: (
            <>
              <Button busy={isActing} onClick={() => void editor.draft()}>
                {t('products.fronts.editor.draft')}
              </Button>
              <Button tone="primary" busy={isActing} onClick={() => void editor.publish()}>
                {t('products.fronts.editor.publish')}
              </Button>
            </>
          ),
        })}
        aside={({ versions }) => <FrontVersions front={front} versions={versions} editor={editor} />}
      >
        {() => (
          <>
            {!isHome && (
              <WordsFields
                label={t('products.fronts.fields.title')}
                words={body.titles}
                error={faults['titles.en']}
                onChange={titles => editor.change({ titles })}
              />
            )}
            <SectionList editor={editor} />
            <ProposalList editor={editor} />
            <FrontPreview front={front} editor={editor} />
          </>
        )}
      </RecordPage>
      <LeaveGuard unsaved={editor.isChanged} />
    </>
  );
}
