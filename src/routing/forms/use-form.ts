import { type FormEvent, useState } from 'react';
import { type FoundFaults, faultsIn } from './faults.ts';
import type { Refusing, Told } from './use-act.ts';
import { useSubmission } from './use-submission.ts';

export interface FormOf<Typed, Answer extends object> extends Refusing {
  /** What the fields hold at first. */
  readonly start: Typed;
  /** Sends what is typed, or says what is wrong with it by field. */
  readonly send: (typed: Typed) => Promise<Answer> | { readonly faults: FoundFaults | undefined };
  readonly onDone?: ((answer: Answer) => void) | undefined;
  /** The toast in place of the server's message, null for none. */
  readonly told?: Told<Answer> | undefined;
}

/** The fields that hold text. */
type TextOf<Typed> = { [Field in keyof Typed]: Typed[Field] extends string ? Field : never }[keyof Typed] & string;

/**
 * A form: what is typed, what is wrong with it, and sending it. What is typed stays until it is accepted. A refusal that
 * names fields stands at them, and the first of them gets the focus; any other is a toast.
 * @example
 * const form = useForm({ start: { reference: '' }, send: ({ reference }) => call(settleRefund, { _id, reference }) });
 * <form {...form.props}><TextField {...form.bound('reference')} label="Reference" /></form>
 */
export function useForm<Typed extends object, Answer extends object>(of: FormOf<Typed, Answer>) {
  const { start, send, onDone, told, ...refusing } = of;
  const [hand, setHand] = useState({ start, typed: start });
  const { ref, busy, faults, fault, problem, typedInto, submit } = useSubmission(refusing);
  const { typed } = hand;

  const change = (more: Partial<Typed>) => {
    setHand(before => ({ ...before, typed: { ...before.typed, ...more } }));
    typedInto(...Object.keys(more).filter(field => more[field as keyof Typed] !== typed[field as keyof Typed]));
  };
  const submitTyped = async (more: Partial<Typed> = {}) => {
    if (busy) return;
    const sent = send({ ...typed, ...more });
    if (!(sent instanceof Promise)) return fault(faultsIn(sent.faults ?? {}) ?? {});
    const answer = await submit(() => sent, told);
    if (answer) onDone?.(answer);
  };
  return {
    typed,
    faults,
    problem,
    busy,
    /** Something was typed since it began or was accepted. */
    isChanged: typed !== hand.start,
    change,
    /** Sends what is typed, with these in place of it. */
    submit: submitTyped,
    /** Marks fields as wrong and leads to the first. */
    fault,
    /** Nothing is unsaved any more; these fields, by default all, begin anew. */
    reset: (anew: Partial<Typed> = start) => {
      setHand(({ typed: before }) => {
        const kept = { ...before, ...anew };
        return { start: kept, typed: kept };
      });
      typedInto(...Object.keys(anew));
    },
    /** What the control of a text takes. */
    bound: <Field extends TextOf<Typed>>(field: Field) => ({
      name: field,
      value: typed[field] as string,
      error: faults[field],
      onChange: (given: string | { readonly currentTarget: { readonly value: string } }) =>
        change({ [field]: typeof given === 'string' ? given : given.currentTarget.value } as Partial<Typed>),
    }),
    /** What the form's element takes. */
    props: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submitTyped();
      },
    },
  } as const;
}

/** A form as its parts take it. */
export type FormInHand<Typed extends object> = ReturnType<typeof useForm<Typed, object>>;
