import type { DemoProduct } from '#demo/goods/family.ts';
import { notOf, ofBrand, ofDevice, type Voice, whereRow, withRow } from './voice.ts';

const anc = (text: string) => withRow('Sound', 'Noise control', text);

/** True of earbuds whose maker's app can make them ring. */
const hasFinder = ({ brand, drawing }: DemoProduct) =>
  drawing.device === 'earbuds' && (brand === 'apple' || brand === 'samsung' || brand === 'nothing');

export const earphones: Voice = {
  praise: [
    'Bass is {deep but not boomy|full|strong, as I like it}; {Rahman’s strings|old Kishore songs|tabla} stay clear above it.',
    'Voices are {clear in podcasts|natural on audiobooks|never buried}.',
    'I wear them {for four hours of classes|through a whole shift|on the Metro} and my ears do not hurt.',
    'They stay in on {a run|skipping rope|the badminton court|the treadmill}, no adjusting.',
    ofDevice('earbuds', 'Connects before I have {put the second one in|closed the lid}.'),
    'On calls {my manager|{person}|the other side} hears me and not the {fan|traffic|pressure cooker}.',
    'Battery is a {week|five-day} thing for me: {two|three} hours a day and I charge on Sunday.',
    'Ten minutes of charge covered {an evening walk|the ride home}.',
    anc(
      'Noise cancelling {takes out the AC hum in office|makes the local train bearable|silences the mixer in the kitchen, mostly}.',
    ),
    anc('On a flight to {city} the engine simply went away.'),
    whereRow(
      'Sound',
      'Noise control',
      'ransparency',
      'Transparency mode is {natural enough to buy a ticket with|good for office corridors}.',
    ),
    ofDevice('earbuds', 'Light case, {slips into the jeans coin pocket|goes in a shirt pocket}.'),
    ofDevice('earbuds', 'Touch controls {respond each time|can be changed in the app}, even with damp fingers.'),
    notOf(['boat'], 'The equaliser in the app is worth ten minutes, after that they {sing|sound twice the price}.'),
    'Survived {a wash-cycle scare|sweat of a {city} summer|a sudden shower} without a crackle.',
    'No delay in {films|YouTube}, and little in games.',
    { text: 'I lost a bud under the sofa and the app’s ring found it.', when: hasFinder },
    'Colour is {lovely|different from everybody’s black}, looks clean.',
    'Switches between {laptop and phone|my two phones} without drama.',
    'Bought for {person}, who now takes every call on them.',
    'For {hostel|commute|gym} use there is nothing better at this price.',
    'Fifth pair from this maker in the family.',
    'Instruments have space around them, which I did not expect here.',
    ofDevice('earbuds', 'Lid snaps shut nicely and the charge light is honest.'),
    notOf(['apple'], 'The small tips fit my ears, which is rare.'),
  ],
  doubts: [
    'Bass is {too much|a bit thick} until you touch the equaliser.',
    'Mic is poor {in wind|on a bike|beside traffic}.',
    ofDevice('earbuds', 'Case scratches {easily|in the first week with keys}.'),
    notOf(['apple'], 'The tips in the box are small; I bought medium ones.'),
    'Volume could be {a step|two steps} louder for buses.',
    ofDevice('earbuds', 'Touch area is {too sensitive, pauses when I adjust|fussy with long hair}.'),
    ofDevice('earbuds', 'Left bud drains {a little|slightly} faster than the right.'),
    anc('Noise cancelling handles hum, not {people talking|horns}.'),
    'No cable of decent length in the box.',
    notOf(['apple', 'boat'], 'The app asks for too many permissions.'),
    'Ears get warm after {two hours|a long meeting}.',
    'Real playback is nearer {three quarters|two thirds} of what is printed.',
    'Pairing with an old laptop took three attempts.',
    'The voice that says “connected” is far too loud.',
  ],
  blame: [
    notOf(['apple'], 'Right side went silent after {five weeks|two months}; the replacement took a while.'),
    'Keeps dropping connection {in crowded places|near the microwave|when the phone is in the back pocket}.',
    'People say I sound {as if under water|like I am in a tunnel}.',
    'Falls out when I {chew|bend}; not for my ears.',
    'Sound is all thump, songs become tiring in half an hour.',
    ofDevice('earbuds', 'One bud stopped charging unless I press the lid down.'),
    'Hissing at low volume, you hear it in a quiet room.',
    ofDevice('earbuds', 'The hinge {broke|became loose} in a month.'),
  ],
  titles: {
    high: [
      'Bass lovers will smile',
      'Great on the train',
      'Clear calls at last',
      'Light and loud',
      'Super value',
      'Stay in the ears',
      'Sounds dearer than it is',
      'Battery for the week',
      'Daily companion',
      'Simply good',
      'Bought two more',
      'Comfortable for hours',
    ],
    middle: [
      'Good for the price',
      'Decent pair',
      'Three and a half',
      'Does the job',
      'Nice, not special',
      'Fair',
      'Good enough for calls and songs',
    ],
    low: ['Let down', 'Did not work for me', 'Not again', 'Had higher hopes', 'Save your money'],
  },
};

export const headphones: Voice = {
  praise: [
    'Cushions are soft; {three|four} hours of {editing|coding|online lectures} pass without red ears.',
    anc('Put them on in a {busy office|noisy flat|café} and the room moves away.'),
    'Wide sound, {live recordings|Carnatic concerts|film scores} have room to breathe.',
    notOf(['apple'], 'Battery is endless, I charge them {every second week|when I remember}.'),
    'Real controls that fingers find without looking.',
    notOf(['apple'], 'Works with a cable too, so the flight’s screen was no problem.'),
    'Fits over my {turban|spectacles|thick hair} with no pinch.',
    'Bought for {person}’s online classes; the house is quiet again.',
    ofBrand(['boat'], 'Solid hinges, folds in the bag without creaks.'),
    'Calls on these are {better than my laptop’s mic|clear, says everyone}.',
    'Looks {smart|handsome} on the desk, colour matches the picture.',
    'Good enough to notice bad recordings.',
  ],
  doubts: [
    'Gets {sweaty in May|warm after an hour without AC}.',
    'Clamps {a bit hard for the first week|tight on a big head}.',
    ofBrand(['boat'], 'No hard case in the box.'),
    'Tuning is warm; I raised the treble a little.',
    'A little heavy when lying down.',
    notOf(['apple'], 'The power switch is easy to leave on.'),
    'Mic picks up keyboard clicks.',
  ],
  blame: [
    'Cushion skin began to peel in the {fourth|fifth} month.',
    'Headband creaks whenever I turn my head.',
    'Bluetooth stutters on the laptop, fine on the phone.',
    'Pressure on the ears gave me a headache, sent back.',
  ],
  titles: {
    high: [
      'Quiet at last',
      'Comfort first',
      'Lovely sound',
      'My work-from-home friend',
      'Great for long hours',
      'Detailed and easy',
    ],
    middle: ['Good, with a but', 'Comfort could be better', 'Decent for the money'],
    low: ['Not for my ears', 'Expected more for the price'],
  },
};

export const speakers: Voice = {
  praise: [
    'Fills our {drawing room|terrace|12 by 14 hall} without going harsh.',
    ofDevice('soundbar', 'Dialogue is clear now, {person} no longer asks “what did he say”.'),
    'Bass you feel on the sofa, and it can be turned down after ten.',
    ofDevice('soundbar', 'Set-up was {one cable and done|ten minutes, remote included}.'),
    ofDevice('speaker', 'Took it to {a picnic near {city}|Goa|the farm}; played till the snacks were over.'),
    'Old Lata songs sound sweet, new film songs thump. Both happy.',
    'Connects by itself {each evening|when I come home}.',
    ofDevice('speaker', 'Light enough for one hand, sound is not light.'),
    'For this money the power is {hard to believe|more than enough for a flat}.',
    ofDevice('soundbar', 'IPL nights are a different thing now.'),
  ],
  doubts: [
    'Treble is {a little thin|sharp at full volume}.',
    ofDevice('soundbar', 'The cable could be a metre longer.'),
    'No proper display, you count blinks.',
    ofDevice('soundbar', 'Remote is small and light, will get lost.'),
    ofDevice('speaker', 'Stereo from one box is only a word.'),
    'Manual prints are tiny.',
  ],
  blame: [
    'Rattles on certain bass notes.',
    ofDevice('soundbar', 'Bluetooth has a delay with films, only wire works well.'),
    'Went into standby in the middle of songs; no setting for it.',
  ],
  titles: {
    high: ['Room-filling', 'Music everywhere', 'Small box, big sound', 'Party starter', 'Does what I bought it for'],
    middle: ['Good, with small faults', 'Fine for a small room', 'Okay sound'],
    low: ['Not as hoped', 'Sent it back'],
  },
};
