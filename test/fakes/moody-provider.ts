import type { PaymentProvider } from '#payments/payments/server/providers/payment-provider.ts';
import type { PaymentId } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { AdapterFailed } from '#shared/ports/adapter.ts';
import type { Money } from '#shared/ports/payment-port.ts';
import { refuse } from '#shared/ports/read-answer.ts';

/** A stranger's house with moods, which takes money in two steps: approved by the shopper, captured by the shop. */
export interface MoodyProvider extends PaymentProvider {
  mood: 'well' | 'away' | 'refuses' | 'leads elsewhere';
  /** How long each answer takes, and how long all have taken, in milliseconds of a clock that only they move. */
  takes: number;
  passed: number;
  /** What the shop has asked, by name of the call. */
  readonly asked: string[];
  /** The shopper approves there. */
  approve(paymentId: PaymentId): void;
}

interface Book {
  readonly ref: string;
  readonly amount: Paise;
  state: 'open' | 'approved' | 'paid' | 'expired';
  captures: Money[];
}

const ORIGIN = 'https://pay.example';

export function moodyProvider(): MoodyProvider {
  const books = new Map<PaymentId, Book>();
  const byRef = (ref: string) => [...books.values()].find(book => book.ref === ref);
  const opened = (book: Book) => ({
    ref: book.ref,
    approvalUrl: `${self.mood === 'leads elsewhere' ? 'https://evil.example' : ORIGIN}/${book.ref}`,
  });
  const bookOf = (ref: string) => {
    const book = byRef(ref);
    if (!book) refuse('unknown');
    return book;
  };
  const answering = (call: string) => {
    self.asked.push(call);
    self.passed += self.takes;
    if (self.mood === 'away') throw new AdapterFailed('unavailable', 'away');
    if (self.mood === 'refuses') refuse('no');
  };
  const self: MoodyProvider = {
    name: 'paypal',
    origins: [ORIGIN],
    mood: 'well',
    takes: 0,
    passed: 0,
    asked: [],
    approve: id => {
      const book = books.get(id);
      if (book?.state === 'open') book.state = 'approved';
    },
    open: async ({ paymentId, amount }) => {
      answering('open');
      const book: Book = books.get(paymentId) ?? { ref: `m-${paymentId}`, amount, state: 'open', captures: [] };
      books.set(paymentId, book);
      return opened(book);
    },
    look: async ref => {
      answering('look');
      const book = byRef(ref);
      return book && { ref, state: book.state, captures: book.captures };
    },
    find: async id => {
      answering('find');
      const book = books.get(id);
      return book && opened(book);
    },
    capture: async ref => {
      answering('capture');
      const book = bookOf(ref);
      if (book.state === 'approved') {
        book.state = 'paid';
        book.captures = [{ ref: `c-${ref}`, payerRef: 'payer', amount: book.amount, currency: 'INR' }];
      }
      return { ref, state: book.state, captures: book.captures };
    },
    close: async ref => {
      answering('close');
      const book = bookOf(ref);
      if (book.state === 'open' || book.state === 'approved') book.state = 'expired';
    },
    refund: async ({ refundId, amount }) => {
      answering('refund');
      return { ref: `r-${refundId}`, state: paise(amount) > 0 ? 'settled' : 'failed', failure: null };
    },
    lookRefund: async (_capture, ref) => ({ ref, state: 'settled', failure: null }),
    readReturn: ({ token }) => (token ? { messageId: null, kind: 'return', ref: token } : undefined),
    readMessage: async body => ({ messageId: null, kind: 'told', ref: body.toString() }),
  };
  return self;
}
