import { data, useSearchParams } from 'react-router';
import { getTicket } from '#office/contact/contract.ts';
import { asPageError } from '#routing/load.ts';
import { apiContext } from '#shared/api/api-context.ts';
import { isProblem } from '#shared/api/problem.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import type { Route } from './+types/ticket.route.ts';
import { FollowForm } from './follow-form.tsx';
import styles from './ticket.module.css';
import { askedNumber } from './ticket-page.ts';
import { TicketView } from './ticket-view.tsx';

/** The page of a number that no ticket has is one for all who guess, so nothing here says what was asked for. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = askedNumber(new URL(request.url).searchParams);
  if (asked === '') return { ticket: null, isMissing: false };
  try {
    const { data: ticket } = await context.get(apiContext)(getTicket, { ticket: asked });
    return { ticket, isMissing: false };
  } catch (error) {
    if (isProblem(error) && error.kind === 'missing') return data({ ticket: null, isMissing: true }, { status: 404 });
    throw asPageError(error);
  }
}

/** How a message to the shop stands, for whoever knows its number. Never kept by anybody, never found by search engines. */
export default function TicketPage({ loaderData: { ticket, isMissing } }: Route.ComponentProps) {
  const { name } = useShop();
  const [query] = useSearchParams();
  const asked = askedNumber(query);
  return (
    <div className={styles.page}>
      <PageTitle
        title={ticket ? `Ticket ${ticket.ticket}` : 'Track a ticket'}
        description={`Track your message to ${name} with its ticket number.`}
      />
      {ticket ? (
        <TicketView ticket={ticket} />
      ) : (
        <>
          <h1 className={styles.title}>Track a ticket</h1>
          <p className={styles.lead}>
            Your ticket number was shown when you sent your message, and we mailed it to you.
          </p>
          <FollowForm
            key={asked}
            number={asked}
            error={
              isMissing ? 'We couldn’t find a ticket with this number. Please check it against the mail' : undefined
            }
          />
        </>
      )}
    </div>
  );
}
