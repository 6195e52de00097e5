import { type ClientLoaderFunctionArgs, type Params, useParams } from 'react-router';
import { PAGE_NAMES } from '#office/pages/page-names.ts';
import { type PageText, readPageText } from '#office/pages/page-texts.contract.ts';
import { DOCUMENT_NAMES, DOCUMENT_PATHS, type DocumentName } from '#office/pages/text-pages.ts';
import { askAhead, onlyOnEntering } from '#routing/ask-ahead.ts';
import { RecordPage } from '#routing/page/record-page.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { EditorAside } from './editor-aside.tsx';
import { PageEditor } from './page-editor.tsx';

const isDocument = (page: string): page is DocumentName => DOCUMENT_NAMES.some(name => name === page);
const keyOf = ({ page = '', language = '' }: Params) => ({
  page: isDocument(page) ? page : DOCUMENT_NAMES[0],
  language,
});

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => askAhead(readPageText, keyOf(params));
export const shouldRevalidate = onlyOnEntering;

/** The words of one text page in one language: edit, look at, publish, and go back to older ones. */
export default function PageTextScreen() {
  const key = keyOf(useParams());
  const asked = useAnswer(readPageText, key);
  const language = LANGUAGES.find(({ code }) => code === key.language)?.name ?? key.language;
  const show = (data: PageText) => asked.show({ success: true, data });
  return (
    <RecordPage
      asked={asked}
      noun={PAGE_NAMES[key.page]()}
      list={{ label: t('office.pages.list.title'), href: adminPaths.pages }}
      head={() => ({
        name: t('office.pages.editor.name', { page: PAGE_NAMES[key.page](), language }),
        status: (
          <a href={`${LANGUAGES.find(({ code }) => code === key.language)?.prefix ?? ''}${DOCUMENT_PATHS[key.page]}`}>
            {t('office.pages.editor.open')}
          </a>
        ),
      })}
      aside={text => <EditorAside text={text} />}
    >
      {text => <PageEditor key={`${key.page} ${key.language}`} page={key} text={text} onSaved={show} />}
    </RecordPage>
  );
}
