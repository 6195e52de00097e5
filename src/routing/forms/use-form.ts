import { type FormEvent, useState } from 'react';
import { type FoundFaults, faultsIn } from './faults.ts';
import type { Refusing, Told } from './use-act.ts';
import { useSubmission } from './use-submission.ts';

export interface FormOf<Typed, Answer extends object> extends Refusing {
  /** Initial values. */
  readonly start: Typed;
  /** Sends the values, or returns the invalid fields. */
  readonly send: (typed: Typed) => Promise<Answer> | { readonly faults: FoundFaults | undefined };
  readonly onDone?: ((answer: Answer) => void) | undefined;
  /** The toast instead of the server's message, null for none. */
  readonly told?: Told<Answer> | undefined;
}

/** The fields that contain text. */
type TextOf<Typed> = { [Field in keyof Typed]: Typed[Field] extends string ? Field : never }[keyof Typed] & string;

/**
 * The state of a form: values, invalid fields and sending. Values stay until they are accepted. If a refusal names fields,
 * its sentences appear at them and the first gets the focus; any other refusal is a toast.
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
    /** Whether a value has changed since the start or the last reset. */
    isChanged: typed !== hand.start,
    change,
    /** Sends the values, with these changes. */
    submit: submitTyped,
    /** Marks fields as invalid and focuses the first. */
    fault,
    /** Sets these fields, by default all to their initial values, and marks the form as unchanged. */
    reset: (anew: Partial<Typed> = start) => {
      setHand(({ typed: before }) => {
        const kept = { ...before, ...anew };
        return { start: kept, typed: kept };
      });
      typedInto(...Object.keys(anew));
    },
    /** Props for a text control. */
    bound: <Field extends TextOf<Typed>>(field: Field) => ({
      name: field,
      value: typed[field] as string,
      error: faults[field],
      onChange: (given: string | { readonly currentTarget: { readonly value: string } }) =>
        change({ [field]: typeof given === 'string' ? given : given.currentTarget.value } as Partial<Typed>),
    }),
    /** Props for the form element. */
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

/** The return type of `useForm`, for components of a form. */
export type FormInHand<Typed extends object> = ReturnType<typeof useForm<Typed, object>>;
