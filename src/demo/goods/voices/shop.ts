import type { Remark } from './voice.ts';

/** Sentences about buying, true of anything: where it went, from whom, after how long. */
export const openings: readonly Remark[] = [
  'Using it for {two weeks|a month|six weeks|three months|half a year} now.',
  'Ordered on {a Sunday night|Monday|Friday evening}, it was in {city} by {Wednesday|Thursday|the third day}.',
  'Bought for {person}.',
  'Bought during the {Diwali|Pongal|Onam|Independence Day|New Year|Pujo} week.',
  'Took {a week|two weeks|a month} before writing this.',
  'My {third|fourth|fifth} order from this shop.',
  { text: 'First time ordering something this costly online.', when: ({ priceRupees }) => priceRupees > 15_000 },
  'Replaced my {four|five|three}-year-old one with this.',
  'Read all the reviews here before ordering, adding mine.',
  'Honest review after {forty days|ten weeks|one season}.',
  'Checked in a shop in {city}, bought here.',
  'Small update after {a month|one full season|the summer}.',
  'Was in two minds, then the price came down.',
  'Needed it in a hurry before {a trip|exams|a wedding}.',
  'Bought two, one for the {shop|office|village}.',
  'My colleague has the same one, that is how I knew.',
  'I repair these for a living, so I look closely.',
  'I am {sixty-four|seventy-one|fifty-eight} and no expert.',
  'Student budget, so I compared a lot.',
  'Came from another brand after {years|a bad experience}.',
  'Delivered to {my village beyond|a lane behind the station in|the outskirts of} {city}.',
  'Paid by UPI, got it {on Saturday|in two days}.',
  'Bought with my first {salary|bonus|stipend}.',
];

export const delivery = {
  good: [
    'Delivered to {city} in {two|three} days, box sealed.',
    'Packing was {good, double box|neat, with plenty of paper}.',
    'Bill was in the box, needed it for {office|my firm}.',
    'Courier called before coming, paid cash at the door.',
    'Price dropped after the festival and I still do not mind.',
    'Seller answered my question within the hour.',
    'Reached {city} a day early.',
    'Recommended.',
    'Would buy again.',
    'Five stars from {city}.',
    'Value for money.',
    'No complaints.',
    'Serial number matched the box, registered without trouble.',
  ],
  slow: [
    'Courier reached {city} on the {fifth|sixth} day instead of the third.',
    'Box was dented, inside was fine.',
    'Courier wanted the OTP before showing the parcel.',
    'Delivery slipped by {a day|two days}.',
    'Invoice came only after I asked.',
  ],
  bad: [
    'Asked for a return; the pick-up from {city} took {four|six} days.',
    'Return was accepted without argument, at least.',
    'Refund came in {eight|nine} days.',
    'Service centre in {city} kept it for {ten|twelve} days.',
    'Box seal was open, I should have refused it.',
    'Writing so that others check theirs in the return window.',
  ],
};

export const afterthoughts = [
  'Will update after {three|six} months.',
  'For the price I can live with it.',
  'Still, I would buy it again.',
  'Rest is fine.',
  'Otherwise happy.',
  'Know this and you will be happy.',
  'One star less for that.',
];
