import { latePart, UntilNear } from '#routing/document/until-near.tsx';
import './questions-section.module.css';
import type { QuestionsSectionProps } from './questions-section.tsx';

const SECTION = latePart(async () => (await import('./questions-section.tsx')).QuestionsSection);

/** Called by loaders, so that the server has the section when it renders. */
export const readyQuestions = SECTION.load;

/** The questions of a product, whose scripts are loaded when somebody comes near. */
export function QuestionsPlace(props: QuestionsSectionProps) {
  return <UntilNear id="questions" part={SECTION} given={props} />;
}
