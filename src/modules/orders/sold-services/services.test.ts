import { expect, it } from 'vitest';
import type { SellerId, ServiceId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { calendarFile } from './calendar-file.ts';
import { dayAfter, slotText, weekdayOf } from './period.ts';
import { readNote, type Service, servicesFor } from './service.ts';
import { freeSlots, isWithinReach } from './slots.ts';
import { newService, readTypedServices } from './typed-services.ts';

const SELLER = 's' as SellerId;
const service = (id: string, category: string | null, more: Partial<Service> = {}): Service => ({
  ...{ id: id as ServiceId, sellerId: SELLER, kind: 'installation', category: category as Service['category'] },
  ...{ names: { en: 'Installation' }, covers: {}, price: paise(100), sac: '998739', gstRateBp: 1_800, pincodes: [] },
  days: 3,
  ...more,
});

it('of each kind the service of the nearest category counts, where it is done', () => {
  const all = [service('any', null), service('screens', 'screens'), service('tv', 'tv', { pincodes: ['560', '11'] })];
  const product = { sellerId: SELLER, categories: ['tv', 'screens'] as Service['category'][] as never };
  const ids = (pincode: string | undefined, of = all) => servicesFor(of, product, pincode).map(({ id }) => id);
  expect(ids('560029')).toEqual(['tv']);
  expect(ids('400001')).toEqual([]);
  expect(ids(undefined)).toEqual([]);
  expect(ids('400001', all.slice(0, 2))).toEqual(['screens']);
  expect(ids('400001', [service('other', null, { sellerId: 'x' as SellerId }), service('laptop', 'laptop')])).toEqual(
    [],
  );
});

it('windows are offered in the order of time while they have a free place', () => {
  // A Friday.
  const from = '2026-11-27';
  expect(weekdayOf(from)).toBe(5);
  const offered = [
    { weekday: 5, period: 'evening' as const, capacity: 1 },
    { weekday: 5, period: 'morning' as const, capacity: 2 },
    { weekday: 1, period: 'morning' as const, capacity: 1 },
  ];
  const taken = [
    { day: '2026-11-27', period: 'morning' as const, taken: 1 },
    { day: '2026-11-27', period: 'evening' as const, taken: 1 },
  ];
  const free = freeSlots(from, offered, taken);
  expect(free.slice(0, 3).map(slotText)).toEqual([
    'Fri 27 Nov, 9 am–1 pm',
    'Mon 30 Nov, 9 am–1 pm',
    'Fri 4 Dec, 9 am–1 pm',
  ]);
  expect(free.every(slot => isWithinReach(from, slot))).toBe(true);
  expect(isWithinReach(from, { day: dayAfter(from, -1), period: 'morning' })).toBe(false);
  expect(freeSlots(from, [], [])).toEqual([]);
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
});

it('the words of a gift are one line without signs that turn or hide it; joiners of Indian scripts stay', () => {
  expect(readNote('  Happy\r\n\tDiwali \u0007 ')).toBe('Happy Diwali');
  expect(readNote('\u202Eabc\u2066')).toBe('abc');
  expect(readNote('क्\u200dष')).toBe('क्\u200dष');
  expect(readNote(' \n ')).toBeNull();
});

it('an appointment is a calendar file in universal time', () => {
  const file = calendarFile('one', 'Delivery, BB-1', { day: '2026-11-27', period: 'morning' });
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining(['DTSTART:20261127T033000Z', 'DTEND:20261127T073000Z', 'SUMMARY:Delivery\\, BB-1']),
  );
});

it('what sellers type is read, or each fault is told at its field', () => {
  const good = {
    ...newService('installation', 'a'),
    names: { en: ' Fit it ', hi: ' ' },
    price: '1,499',
    pincodes: '560, 11',
  };
  const windows = { categories: ['tv'], places: { '1 morning': '3', '2 evening': '', '3 evening': '0' } };
  expect(readTypedServices({ services: [good], exchange: null, ...windows })).toMatchObject({
    draft: {
      services: [{ names: { en: 'Fit it' }, price: 149_900, pincodes: ['560', '11'], days: 3, category: null }],
      windows: { categories: ['tv'], places: [{ weekday: 1, period: 'morning', capacity: 3 }] },
    },
  });
  const bad = { ...newService('installation', 'b'), sac: '12', gstRate: 'x', pincodes: '0', days: '0.5' };
  const read = readTypedServices({ services: [bad], exchange: null, categories: [], places: { '1 morning': '1.5' } });
  expect('faults' in read && Object.keys(read.faults).sort()).toEqual([
    ...['places.1 morning', 'services.0.days', 'services.0.gstRate', 'services.0.names', 'services.0.pincodes'],
    ...['services.0.price', 'services.0.sac'],
  ]);
});
