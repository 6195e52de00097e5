import { Button } from '#design/buttons/button.tsx';
import type { DeskQuestion } from '#products/questions/desk.contract.ts';
import { t } from '#shared/language/t.ts';

interface AnswerButtonProps {
  question: DeskQuestion;
  onAnswer: (question: DeskQuestion) => void;
}

/** For whoever answers as the seller; an answer that was given can be changed. */
export function AnswerButton({ question, onAnswer }: AnswerButtonProps) {
  if (!question.isOwn || question.hiddenAt) return null;
  const isAnswered = question.answers.some(({ fromSeller }) => fromSeller);
  return (
    <Button
      size="sm"
      tone={isAnswered ? 'quiet' : undefined}
      aria-haspopup="dialog"
      aria-label={t('products.questions.desk.answerOne', { question: question.words })}
      onClick={() => onAnswer(question)}
    >
      {isAnswered ? t('products.questions.desk.change') : t('products.questions.desk.answer')}
    </Button>
  );
}
