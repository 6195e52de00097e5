import { useState } from 'react';
import { register, type SessionUser, verifyOtp } from '#features/accounts/contract.ts';
import { type AccountField, required } from '#features/accounts/field-labels.ts';
import { isRegistration, type RegistrationFields, readRegistration } from '#features/accounts/registration.ts';
import { useShop } from '#features/shop/ui/use-shop.ts';
import { ROLE_AND_TYPE } from '#shared/actor.ts';
import { call } from '#shared/browser-call.ts';
import { Problem } from '#shared/problem.ts';

/** The pause before another code may be asked for, as the server keeps it. */
const RESEND_AFTER_S = 30;

export type Typed = Record<'userName' | 'email' | 'password' | 'mobile' | 'gstNumber', string>;
const EMPTY: Typed = { userName: '', email: '', password: '', mobile: '', gstNumber: '' };

export type Faults = Partial<Record<AccountField, string>>;
export type Made = { readonly user: SessionUser; readonly message: string };

/** The two steps of registering as the form sees them: what is typed, what is wrong, what may be done next. */
export function useRegistration(kind: 'shopper' | 'seller') {
  const shop = useShop();
  const [typed, setTyped] = useState(EMPTY);
  const [step, setStep] = useState<1 | 2>(1);
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState<'code' | 'verify'>();
  /** When the next code may be asked for, in milliseconds since 1970. */
  const [resendAt, setResendAt] = useState(0);

  const fields: RegistrationFields = {
    ...typed,
    gstNumber: kind === 'seller' ? typed.gstNumber : undefined,
    ...ROLE_AND_TYPE[kind],
  };
  const wait = (seconds: number) => setResendAt(Date.now() + seconds * 1000);

  /** Runs one call; what the server says of fields is shown at them, the rest is thrown on. */
  async function during<Result>(what: 'code' | 'verify', work: () => Promise<Result>): Promise<Result | undefined> {
    setBusy(what);
    setFaults({});
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const pause = (error.data as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds;
      if (pause !== undefined) wait(pause);
      if (!error.fields) throw error;
      setFaults(error.fields);
      if (!('otp' in error.fields)) setStep(1);
      return undefined;
    } finally {
      setBusy(undefined);
    }
  }

  return {
    typed,
    step,
    faults,
    busy,
    resendAt,
    type: (field: keyof Typed, value: string) => {
      setTyped(before => ({ ...before, [field]: value }));
      setFaults(before => (before[field] ? { ...before, [field]: undefined } : before));
    },
    correct: () => {
      setStep(1);
      setFaults({});
    },
    /** @returns the server's words when a code is on its way */
    requestCode: async (): Promise<string | undefined> => {
      const read = readRegistration(fields, shop.name);
      if (!isRegistration(read)) {
        setFaults(read);
        return undefined;
      }
      const answer = await during('code', () => call(register, { ...fields, ...ROLE_AND_TYPE[read.kind] }));
      if (!answer) return undefined;
      wait(RESEND_AFTER_S);
      setStep(2);
      return answer.message;
    },
    verify: async (otp: string): Promise<Made | undefined> => {
      if (otp === '') {
        setFaults({ otp: required('otp') });
        return undefined;
      }
      return during('verify', () => call(verifyOtp, { ...fields, ...ROLE_AND_TYPE[kind], otp }));
    },
  };
}

export type RegistrationInHand = ReturnType<typeof useRegistration>;
