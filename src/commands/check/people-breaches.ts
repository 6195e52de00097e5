import { sql } from 'kysely';

/** Rules of accounts and reviews that no fault may break (docs/security-cases.md I7, I9), as queries that find what breaks them. */
export const PEOPLE_BREACHES = {
  'I7 a registration code creates one account': sql`
    select used.email from registrations used where used.used_at is not null
    group by used.email
    having count(*) > 1 + (select count(*) from users where deleted_at > min(used.created_at))
      + (select count(*) from account_codes moved
        where moved.used_at > min(used.created_at) and moved.former_email = used.email)`,
  'I9 the rating and review count of a product match its visible reviews': sql`
    select p.id, p.average_review as shown, coalesce(round(avg(r.rating), 2), 0) as mean
    from products p left join reviews r on r.product_id = p.id and r.hidden_at is null and r.withdrawn_at is null
    group by p.id having p.review_count <> count(r.id) or p.review_sum <> coalesce(sum(r.rating), 0)`,
};
