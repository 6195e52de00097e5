import { useState } from 'react';
import { type ClientLoaderFunctionArgs, type Params, useParams } from 'react-router';
import { Tabs } from '#design/layout/tabs.tsx';
import { getMail } from '#office/mails/contract.ts';
import { READER_LABELS } from '#office/mails/mail-readers.ts';
import type { TypedWords } from '#office/mails/read-words.ts';
import { askAhead } from '#routing/ask-ahead.ts';
import { RecordPage } from '#routing/page/record-page.tsx';
import { routerLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { MailPreview } from './mail-preview.tsx';
import { WordsForm } from './words-form.tsx';

const questionOf = ({ mail = '', language = '' }: Params) => ({ mail, language });

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => askAhead(getMail, questionOf(params));

/** The texts of one mail in one language, with a preview of what is typed. */
export default function MailScreen() {
  const { mail, language } = questionOf(useParams());
  return <MailPage key={`${mail} ${language}`} mail={mail} language={language} />;
}

function MailPage({ mail, language }: { mail: string; language: string }) {
  const asked = useAnswer(getMail, { mail, language });
  const [typed, setTyped] = useState<TypedWords>();
  return (
    <RecordPage
      asked={asked}
      noun={t('office.mails.one')}
      list={{ label: t('office.mails.title'), href: adminPaths.mails }}
      head={({ usualSubject, reader }) => ({ name: usualSubject, status: READER_LABELS[reader]() })}
      notice={() => (
        <Tabs
          look="segment"
          label={t('office.mails.languages')}
          renderLink={routerLink}
          tabs={LANGUAGES.map(({ code, name }) => ({
            href: adminPaths.mail(mail, code),
            name,
            current: code === language,
          }))}
        />
      )}
      aside={words => <MailPreview mail={mail} language={language} words={typed ?? words} />}
    >
      {words => <WordsForm words={words} onTyped={setTyped} onSaved={asked.show} />}
    </RecordPage>
  );
}
