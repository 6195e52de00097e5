import { describe, expect, it } from 'vitest';
import { ownWords, titleTokens } from './own-words.ts';

const own = (title: string) => ownWords(titleTokens(title.toLowerCase()))?.join(' ');

describe('what a product is, by its title', () => {
  it.each([
    ['Back Cover for Redmi Note 10 Pro (Black)', 'cover'],
    ['SanDisk SD Card 128GB for DSLR and Mirrorless Cameras | 100 MB/s', 'sandisk sd card 128gb 100 mb s'],
    ['65W Charger (for iPhone, iPad) White', '65w charger white'],
    ['Lenovo Casual Laptop Briefcase T210 Water Repellent', 'briefcase t210 water repellent'],
    ['Webcam Covers, Ultra Thin Laptop Camera Cover Slide', 'covers cover slide'],
    ['AmazonBasics Refrigerator Stand', 'stand'],
    ['Spigen Matte Screen Guard', 'guard'],
    ['iQOO Z6 5G by vivo (Chromatic Blue)', 'iqoo z6 5g chromatic blue'],
    ['AA Non-Rechargeable Battery', 'aa battery'],
  ])('%s: %s', (title, words) => expect(own(title)).toBe(words));

  it.each([
    'Redmi Note 10 (Black, 128 GB) 5000 mAh Battery',
    'Osaka OS 550 Tripod Stand 55 Inches',
    'For iPhone 13 and 12, tempered glass',
    'HP Forte 15 laptop, comfort fit',
    'Case',
  ])('is all of %s', title => expect(own(title)).toBeUndefined());

  it('is told before and after what comes with it', () => {
    expect(own('OnePlus Nord 2 5G with back cover and screen guard')).toBe('oneplus nord 2 5g cover guard');
  });

  it('is told of titles of nothing but such words: the runner would not wait for more than one look at each', () => {
    const told = ['for ', 'by ', 'a for b | '].map(word => own(`cable ${word.repeat(100_000)}`)?.split(' ').length);
    expect(told).toEqual([1, 1, 100_001]);
  });
});
