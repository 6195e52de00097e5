import { useState } from 'react';
import { register, type SessionUser, verifyOtp } from '#people/accounts/contract.ts';
import { required } from '#people/accounts/registration/field-labels.ts';
import {
  isRegistration,
  type RegistrationFields,
  readRegistration,
} from '#people/accounts/registration/registration.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { ROLE_AND_TYPE } from '#shared/api/actor.ts';
import { call } from '#shared/api/browser-call.ts';
import type { Problem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import { type Typed, tidyFields, useTypedFields } from './use-typed-fields.ts';

/** The minimum time between two codes; the server enforces the same. */
const RESEND_AFTER_S = 30;

export type Made = { readonly user: SessionUser; readonly message: string };

/** State of the two-step registration form: values, errors, step and actions. */
export function useRegistration(kind: 'shopper' | 'seller') {
  const shop = useShop();
  const asFields = (typed: Typed): RegistrationFields => ({
    ...typed,
    gstNumber: kind === 'seller' ? typed.gstNumber : undefined,
    ...ROLE_AND_TYPE[kind],
  });
  const inputs = useTypedFields(typed => {
    const read = readRegistration(asFields(typed), { shopName: shop.name });
    return isRegistration(read) ? {} : read;
  });
  const { typed, refuse } = inputs;
  const [step, setStep] = useState<1 | 2>(1);
  /** When the next code can be requested, in milliseconds since 1970. */
  const [resendAt, setResendAt] = useState(0);
  /** The server's message on why another code can't be sent yet. */
  const [pausedBy, setPausedBy] = useState<string>();
  const [codeIsFor, setCodeIsFor] = useState('');

  const wait = (seconds: number) => setResendAt(Date.now() + seconds * 1000);

  /** Errors of fields are shown at the fields, other errors as a toast. */
  const refused = ({ data, fields, message }: Problem) => {
    const pause = (data as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds;
    if (pause !== undefined) {
      wait(pause);
      setPausedBy(message);
    }
    if (!fields) return undefined;
    refuse(fields);
    if (!('otp' in fields)) setStep(1);
    return null;
  };
  const asking = useAct({ refused, otherwise: t('people.accounts.wrong') });
  const verifying = useAct({ refused, otherwise: t('people.accounts.code.failed') });

  return {
    ...inputs,
    step,
    busy: asking.isActing ? ('code' as const) : verifying.isActing ? ('verify' as const) : undefined,
    resendAt,
    pausedBy,
    /** Goes back to step 1. */
    correct: () => {
      setStep(1);
      refuse({});
    },
    /** @returns the server's message if a code was sent */
    requestCode: async (): Promise<string | undefined> => {
      const fields = asFields(tidyFields(typed));
      const fieldsKey = JSON.stringify(fields);
      // Nothing was changed since the last code, which is still valid.
      if (step === 1 && fieldsKey === codeIsFor && Date.now() < resendAt) {
        setStep(2);
        return undefined;
      }
      const read = readRegistration(fields, { shopName: shop.name });
      if (!isRegistration(read)) {
        refuse(read);
        return undefined;
      }
      setPausedBy(undefined);
      const ask = () => call(register, { ...fields, ...ROLE_AND_TYPE[read.kind] });
      const answer = await asking.act(ask, { told: () => null });
      if (!answer) return undefined;
      setCodeIsFor(fieldsKey);
      wait(RESEND_AFTER_S);
      setStep(2);
      return answer.message;
    },
    verify: async (otp: string): Promise<Made | undefined> => {
      if (otp === '') {
        refuse({ otp: required('otp') });
        return undefined;
      }
      const fields = asFields(tidyFields(typed));
      setPausedBy(undefined);
      const ask = () => call(verifyOtp, { ...fields, ...ROLE_AND_TYPE[kind], otp });
      return verifying.act(ask, { told: () => null });
    },
  };
}

export type RegistrationInHand = ReturnType<typeof useRegistration>;
