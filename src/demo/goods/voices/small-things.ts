import type { DemoProduct } from '#demo/goods/family.ts';
import { ofDevice, type Voice, whereRow } from './voice.ts';

const isPlug = ({ drawing }: DemoProduct) => drawing.device === 'charger' && drawing.form !== 'puck';

export const power: Voice = {
  praise: [
    'Kept in {the car|the office drawer|my travel pouch}, always ready.',
    'Does not buzz, does not smell, does not heat. Good.',
    'From {10%|15%} to {half|sixty} before I finish {tea|breakfast}.',
    'Charges earbuds and watch gently too.',
    { text: 'Sockets are tight even after {months|daily use}.', when: isPlug },
    'Bought one for {person} as well.',
    ofDevice('powerbank', '{Two|Three} full charges of my phone, I counted.'),
    ofDevice('powerbank', 'The level lamps are truthful, no sudden zero.'),
    ofDevice('powerbank', 'Fills up overnight, lasts {a weekend in Coorg|a two-day trek|the night train to {city}}.'),
    ofDevice('powerbank', 'Survived a fall from the upper berth.'),
    ofDevice('powerbank', 'My delivery rounds depend on it, not one failure.'),
    'Charges my phone at {full speed|the speed printed on it}, checked with a meter.',
    'Stays {cool|just lukewarm} even in a {city} afternoon.',
    { text: 'Fits the loose socket at {the office|my in-laws’} firmly.', when: isPlug },
    'Original, the code on the box checked out.',
    'One for home, one for the bag, finished carrying.',
    'My phone and {person}’s both work with it.',
    { text: 'Compact, does not block the next socket.', when: isPlug },
    ofDevice('powerbank', 'Weight is honest, build is solid.'),
    ofDevice('powerbank', 'Saved us in a {nine|six}-hour power cut.'),
    ofDevice('powerbank', 'Took it {on a trek|to my sister’s wedding|on the Rajdhani}; {two|three} phones kept alive.'),
    ofDevice('powerbank', 'Passed airport security in {city} without a question.'),
    { text: 'Better than the brick that came with my last phone.', when: isPlug },
  ],
  doubts: [
    { text: 'Gives full speed only with the right cable.', when: isPlug },
    ofDevice('powerbank', 'A bit heavy for a pocket.'),
    ofDevice('powerbank', 'Takes its time to refill itself.'),
    whereRow('In the box', 'Contents', 'No cable', 'No cable inside, read before ordering.'),
    ofDevice('powerbank', 'Lamp is too bright for a bedroom.'),
    ofDevice('powerbank', 'Gets warm when the second port is used.'),
    'Glossy side scratched on day two.',
  ],
  blame: [
    { text: 'Makes a faint whistle when idle.', when: isPlug },
    'Died in the {third|fourth} month; claim is going on.',
    'Charging starts and stops with my phone.',
  ],
  titles: {
    high: [
      'Quick and cool',
      'Genuine piece',
      'Travel saviour',
      'Solid and small',
      'Power cut insurance',
      'Does what it says',
    ],
    middle: ['Fine', 'Okay for the price', 'Good with a but'],
    low: ['Stopped working', 'Not reliable'],
  },
};

export const cable: Voice = {
  praise: [
    'Plugged and unplugged {ten times a day|all day in the cab}, still firm.',
    'Laptop bag, car, office drawer: one lives in each.',
    'My phone shows {its fast charging sign|the quick symbol} with this one.',
    'Does not get warm at the plug.',
    '{person} uses it on the {bike|car} mount daily, no tears so far.',
    'Long enough to scroll while it charges, which is all I ask.',
    'Feels like the one from the phone’s box, costs a quarter.',
    'Works with {the power bank|an old charger|my neighbour’s car} as well.',
    'Held up through {one monsoon|a whole semester} in {city}.',
    'Length is right for {the bed|the sofa|my car’s back seat}.',
    'Fits tight, no wiggle after {three|five} months.',
    'Charges at the proper speed, not like market cables.',
    'Jacket does not curl, comes out of the bag untied.',
    'Ends are slim enough for my thick case.',
    'Survived {my puppy|two kids|an office chair} so far.',
    'Bought three, one in each room.',
    'For this price, do not think, just order.',
    'Android Auto runs on it without dropping.',
    'Data copying works too, nice and steady.',
    'Came flat-packed, with a strap.',
    '{person} stopped borrowing mine, mission done.',
  ],
  doubts: [
    'Stiff for the first few days.',
    'Shell is a bit thick for some cases.',
    'Colour picks up dirt at the ends.',
    'Fast charging sign comes only with the maker’s own plug.',
    'Could be softer near the plug.',
  ],
  blame: [
    'Needs an angle to charge after two months.',
    'Data does not work, only charging.',
    'Outer skin opened at the neck.',
  ],
  titles: {
    high: ['Strong cable', 'Right length', 'Buy it in threes', 'Proper speed', 'Good quality'],
    middle: ['Fine, nothing more', 'Okay for the price', 'Decent cable'],
    low: ['Did not last', 'Not good'],
  },
};

export const cover: Voice = {
  praise: [
    'Buttons still click, cut-outs are exact.',
    'Grip is much better, phone feels safe on the scooter mount.',
    whereRow('Body', 'Magnets', 'MagSafe', 'Magnet holds my car mount over {city}’s potholes.'),
    'Fell from the {bed|kitchen counter|first stair} already, phone without a mark.',
    'Colour is as shown, and it has not faded.',
    'Rim keeps the lenses off the table.',
    'Slim enough for jeans.',
  ],
  doubts: [
    'Attracts lint from the pocket.',
    'Edges are a little hard to take off.',
    'Dear for a case, I waited for the sale.',
    'Shows oily fingers.',
  ],
  blame: ['Corner lost its coating in two months.', 'Became loose at one side.'],
  titles: {
    high: ['Perfect fit', 'Saved my phone', 'Good grip', 'Nice colour'],
    middle: ['Good, could be better', 'Fine but dear'],
    low: ['Did not last', 'Money not well spent'],
  },
};

export const gadget: Voice = {
  praise: [
    'Worked in the first minute, nothing to read.',
    { text: 'Found my {keys|bag|scooter} twice this month already.', when: ({ drawing }) => drawing.device === 'tag' },
    { text: 'Notes in class are quicker than on paper now.', when: ({ drawing }) => drawing.device === 'stylus' },
    'Small thing, daily use.',
    '{person} wanted one after a day.',
    'Genuine piece, sealed, latest batch.',
    'Feels well made in the hand.',
  ],
  doubts: [
    'Costs as much as dinner for four.',
    'Check that your model is supported first.',
    'The extra you need with it is sold separately.',
  ],
  blame: ['Pairing kept failing until I reset it twice.'],
  titles: {
    high: ['Peace of mind', 'Useful little thing', 'Works as said'],
    middle: ['Good but dear', 'Nice, check compatibility'],
    low: ['Fussy to pair'],
  },
};
