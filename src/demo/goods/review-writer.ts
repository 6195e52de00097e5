import { phone } from '#demo/goods/voices/phone.ts';
import { laptop, tablet, tv, watch } from '#demo/goods/voices/screens.ts';
import { afterthoughts, delivery, openings } from '#demo/goods/voices/shop.ts';
import { cable, cover, gadget, power } from '#demo/goods/voices/small-things.ts';
import { earphones, headphones, speakers } from '#demo/goods/voices/sound.ts';
import type { Remark, Voice } from '#demo/goods/voices/voice.ts';
import { type Chance, type Deck, deck } from './chance.ts';
import type { DemoProduct } from './family.ts';
import type { Reviewer } from './reviewers.ts';

const VOICES: Record<DemoProduct['drawing']['device'], Voice> = {
  smartphone: phone,
  tablet,
  laptop,
  earbuds: earphones,
  neckband: earphones,
  headphones,
  speaker: speakers,
  soundbar: speakers,
  smartwatch: watch,
  tv,
  charger: power,
  powerbank: power,
  cable,
  case: cover,
  tag: gadget,
  stylus: gadget,
};

const RELATIVES = ['mother', 'father', 'wife', 'husband', 'sister', 'brother', 'daughter', 'son'];

interface Words {
  readonly title: string;
  readonly text: string;
}

/** Writes one review; `used` are the sentences this product has had, `said` all texts so far. Both grow. */
type Desk = (product: DemoProduct, by: Reviewer, stars: number, used: Set<string>, said: Set<string>) => Words;

export function write(luck: Chance): Desk {
  const decks = new Map<readonly Remark[], Deck<Remark>>();
  const deckOf = (pool: readonly Remark[]) => {
    const known = decks.get(pool) ?? deck(pool, luck);
    decks.set(pool, known);
    return known;
  };

  return (product, by, stars, used, said) => {
    const voice = VOICES[product.drawing.device];
    const person = `my ${luck.of([by.spouse, ...RELATIVES])}`;
    const draft = () => {
      const parts: string[] = [];
      for (const pool of plan(stars, voice, luck)) {
        const spoken = sentence(deckOf(pool), product, by.city, person, used);
        if (spoken !== undefined && !parts.includes(spoken)) parts.push(spoken);
      }
      return parts;
    };

    let parts = draft();
    for (let tries = 0; tries < 40 && !reads(parts, person, said); tries++) parts = draft();
    for (const part of parts) used.add(part);
    const text = parts.join(' ');
    said.add(text);
    const band = stars >= 4 ? voice.titles.high : stars === 3 ? voice.titles.middle : voice.titles.low;
    const fresh = sentence(deckOf(band), product, by.city, person, used);
    const title = fresh ?? sentence(deckOf(band), product, by.city, person, new Set()) ?? '';
    used.add(title);
    return { title, text };
  };

  /** One sentence that this product has not had; a remark may come again in other words. */
  function sentence(pile: Deck<Remark>, product: DemoProduct, city: string, person: string, used: Set<string>) {
    for (let tries = 0; tries < 12; tries++) {
      const remark = pile.deal(one => fits(one, product));
      if (remark === undefined) return undefined;
      const spoken = speak(textOf(remark), city, person, luck);
      if (!used.has(spoken)) return spoken;
    }
    return undefined;
  }
}

/** Whether it is new, has something to say, and does not bring up the same relative or purchase twice. */
function reads(parts: readonly string[], person: string, said: Set<string>): boolean {
  const text = parts.join(' ');
  const often = (word: string) => text.toLowerCase().split(word).length > 2;
  return parts.length > 0 && !said.has(text) && !often(person) && !often('bought') && !often('battery');
}

/** Which pools a review of so many stars draws from, in order. Some people write one line, some four. */
function plan(stars: number, voice: Voice, luck: Chance): (readonly Remark[])[] {
  const { praise, doubts, blame } = voice;
  const maybe = (odds: number, pool: readonly Remark[]) => (luck.next() < odds ? [pool] : []);
  const opening = maybe(0.3, openings);
  if (stars === 5) return [...opening, praise, ...maybe(0.62, praise), ...maybe(0.4, delivery.good)];
  if (stars === 4) {
    // An afterthought softens a "but", so it never stands without one
    const but = luck.next() < 0.75 ? [doubts, ...maybe(0.35, afterthoughts)] : [];
    return [...opening, praise, ...maybe(0.35, praise), ...but];
  }
  if (stars === 3)
    return [...opening, ...maybe(0.7, praise), doubts, ...maybe(0.5, doubts), ...maybe(0.35, delivery.slow)];
  if (stars === 2) return [...opening, blame, ...maybe(0.6, doubts), ...maybe(0.5, delivery.slow)];
  return [...maybe(0.2, openings), blame, ...maybe(0.35, blame), ...maybe(0.7, delivery.bad)];
}

const textOf = (remark: Remark) => (typeof remark === 'string' ? remark : remark.text);

const fits = (remark: Remark, product: DemoProduct) => typeof remark === 'string' || remark.when(product);

/** `{a|b}` becomes one of both; the first letter is made large, because some sentences begin with a relative. */
function speak(template: string, city: string, person: string, luck: Chance): string {
  const named = template.replaceAll('{city}', city).replaceAll('{person}', person);
  const full = named.replaceAll(/\{([^{}]*)\}/g, (_, choices: string) => luck.of(choices.split('|')));
  return full.charAt(0).toUpperCase() + full.slice(1);
}
