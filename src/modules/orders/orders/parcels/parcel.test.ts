import { describe, expect, it } from 'vitest';
import { CARRIERS, HAND_DELIVERY, parcelGap, parcelWords, plainTracking, TRACKING, trackingPage } from './parcel.ts';

describe('a parcel', () => {
  it.each(CARRIERS)('of $name is followed on a page of that courier alone, over https', ({ name, page }) => {
    const link = new URL(trackingPage({ carrier: name, tracking: 'AB12/3?x=#y' }) ?? '');
    expect(link.protocol).toBe('https:');
    expect(link.host).toBe(new URL(page).host);
    expect(link.href).not.toContain('{');
    expect(link.hash).toBe('');
  });

  it('is not followed where there is no number or no page', () => {
    expect(trackingPage({ carrier: 'Delhivery', tracking: null })).toBeUndefined();
    expect(trackingPage({ carrier: HAND_DELIVERY, tracking: '12345' })).toBeUndefined();
    expect(trackingPage({ carrier: 'javascript:alert(1)', tracking: '12345' })).toBeUndefined();
  });

  it('lacks the number of its courier, or the courier of its number, and nothing when brought by hand', () => {
    expect(parcelGap({ carrier: 'Delhivery', tracking: null })).toBe('tracking');
    expect(parcelGap({ carrier: null, tracking: '12345' })).toBe('carrier');
    const whole = [
      { carrier: HAND_DELIVERY, tracking: null },
      { carrier: null, tracking: null },
      { carrier: 'Delhivery', tracking: '12345' },
    ];
    expect(whole.map(parcelGap)).toEqual([undefined, undefined, undefined]);
  });

  it('is named by courier and number, as far as they are known', () => {
    expect(parcelWords({ carrier: 'Delhivery', tracking: '149088302217' })).toBe('Delhivery 149088302217');
    expect(parcelWords({ carrier: HAND_DELIVERY, tracking: null })).toBe('Hand delivery');
    expect(parcelWords({ carrier: null, tracking: null })).toBe('');
  });

  it('has a number without blanks, of letters and digits', () => {
    expect(plainTracking(' 1490 8830\t2217 ')).toBe('149088302217');
    expect(['149088302217', 'EE123456789IN', 'RSA/26-27/1'].every(text => TRACKING.test(text))).toBe(true);
    const bad = ['=1+1', '+91', '-12', '@x1', 'ab', '', '12 34', '<b>12', 'x'.repeat(41), '12\t34'];
    expect(bad.filter(text => TRACKING.test(text))).toEqual([]);
  });
});
