import { describe, expect, it } from 'vitest';
import { conditionNotice } from './condition-notice.ts';

const phone = { sellerName: 'deccan', legalName: 'Deccan Mobiles LLP', conditionGrade: null, batteryHealth: null };

describe('the notice of a product that is not new', () => {
  it('says so, with its grade and battery, and who answers for it', () => {
    expect(conditionNotice({ ...phone, condition: 'refurbished', conditionGrade: 'good', batteryHealth: 85 })).toBe(
      'Refurbished: it was used before, then checked and repaired where needed. It is not new. Condition: good, with light signs of use. The battery holds at least 85% of its original capacity. The seller, Deccan Mobiles LLP, answers for its condition.',
    );
  });

  it('says no more than is known', () => {
    expect(conditionNotice({ ...phone, condition: 'open-box', legalName: null })).toBe(
      'Open box: the package has been opened, so it is not sold as new. The seller, deccan, answers for its condition.',
    );
  });

  it('is missing for new ones', () => {
    expect(conditionNotice({ ...phone, condition: 'new' })).toBeNull();
  });
});
