import type { Kind } from '#products/catalog/vocabulary.ts';

/** Something shoppers search for, with its synonyms. */
export interface DictionaryEntry {
  /** What to search for: alternatives separated by commas; all words of an alternative must match. */
  readonly finds: string;
  /** The kind of products it means, if any. */
  readonly kind?: Kind;
  /** The kinds below it that some of the words mean: products of these come first. */
  readonly exactly?: Readonly<Record<Kind, string>>;
  /** What shoppers type, in Latin and Devanagari script, with misspellings of more than one typo. */
  readonly said: string;
}

/**
 * What shoppers in India type, and what products are called. Not needed here: plurals in s, and Devanagari spellings that
 * differ in nukta, in long and short vowels, or in chandrabindu (`foldSpelling`).
 */
export const DICTIONARY: readonly DictionaryEntry[] = [
  {
    kind: 'smartphone',
    finds: 'phone, smartphone',
    said: 'phone, smartphone, smart phone, mobile, mobile phone, cell phone, cellphone, handset, foon, fone, fon, mobail, mobil, moblie, smartfon, फोन, मोबाइल, मोबाइल फोन, स्मार्टफोन, स्मार्ट फोन, हैंडसेट, மொபைல், போன், ஸ்மார்ட்போன்',
  },
  {
    kind: 'laptop',
    finds: 'laptop',
    said: 'laptop, lap top, notebook, leptop, laptap, leptap, labtop, computer, pc, लैपटॉप, लैप टॉप, कंप्यूटर, नोटबुक, லேப்டாப்',
  },
  { kind: 'tablet', finds: 'tablet, tab', said: 'tablet, tab, teblet, tablat, टैबलेट, टैब' },
  {
    kind: 'audio',
    finds: 'headphone, headset',
    exactly: { headphones: 'headphone, head phone, headset, head set, hedfon, hedfone, headfone, hedphone, हेडफोन' },
    said: 'headphone, head phone, headset, head set, hedfon, hedfone, headfone, hedphone, hedset, हेडफोन, हेडसेट',
  },
  {
    kind: 'audio',
    finds: 'earphone, earbud, airpods',
    exactly: {
      earbuds: 'earbud, ear bud, buds, tws, airdopes, airbuds, earpod, ईयरबड्स, ईयर बड्स, ईयरबड, बड्स',
      earphones: 'earphone, ear phone, handsfree, hands free, iyarfon, earfone, irphone, ईयरफोन, इयरफोन',
    },
    said: 'earphone, ear phone, earbud, ear bud, earpod, buds, tws, airdopes, handsfree, hands free, iyarfon, earfone, irphone, airbuds, ईयरफोन, इयरफोन, ईयरबड्स, ईयर बड्स, ईयरबड, बड्स',
  },
  {
    kind: 'audio',
    finds: 'neckband',
    exactly: { neckband: 'neckband, neck band, nekband' },
    said: 'neckband, neck band, nekband, नेकबैंड',
  },
  {
    kind: 'audio',
    finds: 'speaker, soundbar',
    exactly: { 'bluetooth-speaker': 'speaker, speakar, spekar, spiker, स्पीकर' },
    said: 'speaker, spekar, speakar, spiker, स्पीकर',
  },
  {
    kind: 'audio',
    finds: 'soundbar',
    exactly: { soundbar: 'soundbar, sound bar, साउंडबार' },
    said: 'soundbar, sound bar, साउंडबार, साउंड बार',
  },
  {
    kind: 'audio',
    finds: 'home theatre, home theater',
    exactly: { 'home-theatre': 'home theatre, home theater' },
    said: 'home theatre, home theater, home theatar, होम थिएटर',
  },
  {
    kind: 'wearable',
    finds: 'watch, wearable',
    exactly: {
      smartwatch:
        'watch, smartwatch, smart watch, ghadi, gadi, ghari, woch, wach, smartwach, वॉच, स्मार्टवॉच, स्मार्ट वॉच, घड़ी',
      'fitness-band': 'fitness band, smart band, फिटनेस बैंड',
    },
    said: 'watch, smartwatch, smart watch, wrist watch, fitness band, smart band, ghadi, gadi, ghari, vaach, woch, wach, smartwach, वॉच, स्मार्टवॉच, स्मार्ट वॉच, घड़ी, फिटनेस बैंड',
  },
  {
    kind: 'tv',
    finds: 'tv, television',
    said: 'tv, television, t v, smart tv, led tv, tivi, teevee, tele vision, telivision, टीवी, टी वी, टेलीविजन, स्मार्ट टीवी, दूरदर्शन, டிவி',
  },
  { kind: 'camera', finds: 'camera', said: 'camera, dslr, kamera, camra, kemra, कैमरा' },
  {
    kind: 'charger',
    finds: 'charger, adapter',
    said: 'charger, chargar, charjar, chajer, charjer, adapter, adaptor, adapater, चार्जर, अडैप्टर, एडाप्टर',
  },
  { kind: 'cable', finds: 'cable', said: 'cable, cabel, kebal, kebul, cord, wire, tar, केबल, तार, वायर' },
  {
    kind: 'powerbank',
    finds: 'powerbank, power bank',
    said: 'powerbank, power bank, pawar bank, pawarbank, power benk, पावर बैंक, पावरबैंक, पॉवर बैंक',
  },
  {
    kind: 'case',
    finds: 'case, cover',
    said: 'case, cover, back cover, phone cover, mobile cover, back panel, kavar, कवर, केस, बैक कवर, मोबाइल कवर, फोन कवर',
  },
  {
    kind: 'feature-phone',
    finds: 'keypad phone, keypad',
    said: 'keypad phone, keypad mobile, button phone, feature phone, कीपैड फोन, कीपैड मोबाइल',
  },
  {
    kind: 'screen-protector',
    finds: 'tempered glass, screen guard, screen protector',
    said: 'tempered glass, screen guard, screen protector, screen protecter, glass guard, mobile glass, tampered glass, temper glass, temperd glass, स्क्रीन गार्ड',
  },
  { kind: 'wireless-charger', finds: 'wireless charger', said: 'wireless charger, charging pad' },
  {
    kind: 'screen-protector',
    finds: 'lens protector, camera protector, camera lens',
    said: 'camera glass, lens protector, camera lens protector, camera protector, camera guard',
  },
  { kind: 'tripod', finds: 'tripod', said: 'tripod, tripot, ट्राइपॉड' },
  {
    kind: 'air-conditioner',
    finds: 'ac, air conditioner',
    said: 'ac, a c, air conditioner, air condition, aircon, split ac, एसी, ए सी',
  },
  {
    kind: 'refrigerator',
    finds: 'refrigerator, fridge',
    said: 'refrigerator, fridge, frij, frige, refrigator, refrigrator, fridj, फ्रिज, रेफ्रिजरेटर, ஃப்ரிட்ஜ்',
  },
  {
    kind: 'washing-machine',
    finds: 'washing machine, washer',
    said: 'washing machine, washing mashine, woshing machine, washing machin, wasing machine, washing, washer, kapde dhone machine, वाशिंग मशीन, வாஷிங் மெஷின்',
  },
  { kind: 'microwave', finds: 'microwave', said: 'microwave, micro wave, microwave oven, maikrovev, माइक्रोवेव' },
  {
    kind: 'water-heater',
    finds: 'geyser, water heater',
    said: 'geyser, gizer, geezer, giser, gyser, water heater, गीजर, வாட்டர் ஹீட்டர்',
  },
  {
    kind: 'mixer-grinder',
    finds: 'mixer',
    said: 'mixer, mixie, mixy, mixi, mixer grinder, mixer grindr, mikser, मिक्सर, मिक्सर ग्राइंडर, மிக்சி, மிக்சர்',
  },
  { kind: 'iron', finds: 'iron', said: 'iron, istri, press, isteri, इस्त्री, प्रेस' },
  { kind: 'fan', finds: 'fan', said: 'fan, pankha, pankh, pankhe, पंखा, पंखे, மின்விசிறி, ஃபேன்' },
  { kind: 'air-cooler', finds: 'cooler', said: 'cooler, air cooler, kular, कूलर, ஏர் கூலர்' },
  {
    kind: 'water-purifier',
    finds: 'water purifier, water filter',
    said: 'water purifier, ro, water filter, purifier, वाटर प्यूरीफायर',
  },
  { kind: 'electric-kettle', finds: 'kettle', said: 'kettle, electric kettle, ketli, केतली' },
  { kind: 'monitor', finds: 'monitor', said: 'monitor, computer screen, monitar, मॉनिटर' },
  { kind: 'printer', finds: 'printer', said: 'printer, printar, प्रिंटर' },
  {
    kind: 'ink-and-toner',
    finds: 'ink, toner, cartridge',
    said: 'ink, toner, cartridge, ink cartridge, printer ink, printer cartridge, syahi, स्याही',
  },
  {
    kind: 'pen-drive',
    finds: 'pen drive, pendrive',
    said: 'pendrive, pen drive, flash drive, thumb drive, usb drive, pandrive, पेन ड्राइव',
  },
  {
    kind: 'memory-card',
    finds: 'memory card, microsd',
    said: 'memory card, sd card, memorycard, micro sd, microsd, chip card, मेमोरी कार्ड',
  },
  {
    kind: 'hard-disk',
    finds: 'hard disk, hard drive',
    said: 'hard disk, harddisk, hard drive, hard disc, hdd, हार्ड डिस्क',
  },
  { kind: 'router', finds: 'router', said: 'router, wifi router, modem, raoutar, राउटर' },
  {
    kind: 'network-adapter',
    finds: 'wifi adapter, wifi dongle, network adapter',
    said: 'wifi dongle, wifi adapter, wi fi adapter, wi fi dongle, wifi receiver, usb wifi, lan card, network adapter',
  },
  {
    kind: 'graphics-tablet',
    finds: 'graphics tablet, graphic tablet, pen tablet, drawing tablet',
    said: 'graphics tablet, graphic tablet, pen tablet, drawing tablet, drawing pad, digital drawing tablet',
  },
  {
    kind: 'laptop-stand',
    finds: 'cooling pad, laptop cooler, cooling stand, cooling',
    said: 'cooling pad, laptop cooler, notebook cooler, laptop cooling pad, cooler pad',
  },
  { finds: 'card reader', said: 'card reader, memory card reader, chip reader' },
  { kind: 'dash-cam', finds: 'dash cam, dashcam, dash camera', said: 'dash cam, dashcam, car dash cam, डैश कैम' },
  {
    finds: 'immersion rod, immersion',
    said: 'immersion rod, heating rod, water heater rod, pani garam rod, water rod',
  },
  { finds: 'ceiling', said: 'ceiling, chhat, छत' },
  { finds: 'kids, children, child', said: 'kids, children, bacchon, bachon, bacho, bachcho, bachche, bacche, बच्चों' },
  { kind: 'mouse', finds: 'mouse', said: 'mouse, mause, माउस' },
  { kind: 'keyboard', finds: 'keyboard', said: 'keyboard, key board, कीबोर्ड' },
  { kind: 'trimmer', finds: 'trimmer', said: 'trimmer, trimer, trimar, hair clipper, beard trimmer, ट्रिमर' },
  { kind: 'shaver', finds: 'shaver, razor', said: 'shaver, electric shaver, razor, shevar, शेवर' },
  {
    kind: 'hair-dryer',
    finds: 'hair dryer, hairdryer',
    said: 'hair dryer, hairdryer, hair drier, blow dryer, bal sukhane machine, baal sukhane machine, हेयर ड्रायर',
  },
  {
    kind: 'hair-straightener',
    finds: 'straightener, curler',
    said: 'straightener, hair straightener, straightner, hair straightner, curler, hair curler, हेयर स्ट्रेटनर',
  },
  { kind: 'massager', finds: 'massager', said: 'massager, massage machine, massage gun, मसाजर, मालिश मशीन' },
  {
    kind: 'weighing-scale',
    finds: 'weighing, scale',
    said: 'weighing scale, weighing machine, weight machine, weight scale, kitchen scale, tarazu, taraju, kanta, vajan machine, wajan machine, वजन मशीन, तराजू, कांटा',
  },
  {
    kind: 'bp-monitor',
    finds: 'blood pressure, bp monitor',
    said: 'bp machine, bp monitor, blood pressure machine, blood pressure monitor, बीपी मशीन',
  },
  { kind: 'thermometer', finds: 'thermometer', said: 'thermometer, thermameter, bukhar machine, थर्मामीटर' },
  {
    kind: 'microphone',
    finds: 'microphone, mic, mike',
    said: 'microphone, mic, mike, collar mic, maik, माइक, माइक्रोफोन',
  },
  { kind: 'webcam', finds: 'webcam, web camera', said: 'webcam, web cam, web camera, वेबकैम' },
  { kind: 'projector', finds: 'projector', said: 'projector, projecter, projektor, प्रोजेक्टर' },
  {
    kind: 'keyboard-mouse-set',
    finds: 'keyboard mouse',
    said: 'keyboard mouse combo, keyboard mouse, keyboard mouse set, mouse keyboard, mouse keyboard combo, combo keyboard mouse',
  },
  {
    kind: 'extension-board',
    finds: 'extension, power strip, spike guard, surge protector',
    said: 'extension board, extension cord, extension box, extension, extention board, power strip, spike guard, spike buster, surge protector, multiplug, multi plug, एक्सटेंशन बोर्ड',
  },
  {
    kind: 'power',
    finds: 'battery, batteries, cell',
    exactly: { battery: 'battery, cell, pencil cell, pencil battery, remote cell, बैटरी, सेल' },
    said: 'battery, cell, pencil cell, pencil battery, remote cell, bettery, batry, बैटरी, सेल',
  },
  { kind: 'ups', finds: 'ups', said: 'ups, computer ups, यूपीएस' },
  { kind: 'inverter', finds: 'inverter', said: 'inverter, invertor, invarter, इन्वर्टर, इनवर्टर' },
  {
    kind: 'voltage-stabiliser',
    finds: 'stabilizer, stabiliser',
    said: 'stabilizer, stabiliser, voltage stabilizer, stablizer, ac stabilizer, स्टेबलाइजर',
  },
  { kind: 'led-bulb', finds: 'bulb', said: 'bulb, led bulb, balb, light bulb, smart bulb, बल्ब' },
  {
    kind: 'ceiling-light',
    finds: 'tube light, tubelight, batten',
    said: 'tube light, tubelight, batten, ceiling light, ट्यूब लाइट, ट्यूबलाइट',
  },
  { kind: 'torch', finds: 'torch, flashlight, emergency light', said: 'torch, flashlight, tarch, टॉर्च' },
  {
    kind: 'induction-cooktop',
    finds: 'induction',
    said: 'induction, induction cooktop, induction stove, induction chulha, induction chula, electric chulha, bijli chulha, इंडक्शन, इंडक्शन चूल्हा',
  },
  {
    kind: 'vacuum-cleaner',
    finds: 'vacuum',
    said: 'vacuum cleaner, vacuum, vaccum cleaner, vaccum, vacum cleaner, वैक्यूम क्लीनर',
  },
  { kind: 'room-heater', finds: 'heater', said: 'heater, room heater, hitar, heatar, हीटर' },
  {
    kind: 'sewing-machine',
    finds: 'sewing machine',
    said: 'sewing machine, silai machine, stitching machine, सिलाई मशीन',
  },
  { kind: 'juicer', finds: 'juicer', said: 'juicer, jucer, juice machine, जूसर' },
  { kind: 'hand-blender', finds: 'blender', said: 'blender, hand blender, बलेंडर, ब्लेंडर' },
  { kind: 'chimney', finds: 'chimney', said: 'chimney, kitchen chimney, chimni, चिमनी' },
  { kind: 'binoculars', finds: 'binocular, telescope', said: 'binocular, durbin, doorbin, doorbeen, telescope, दूरबीन' },
  { kind: 'drone', finds: 'drone', said: 'drone, drone camera, dron, ड्रोन, ड्रोन कैमरा' },
  {
    kind: 'phone-holder',
    finds: 'holder, stand, mount',
    said: 'mobile holder, phone holder, mobile stand, phone stand, mobile mount, phone mount, मोबाइल होल्डर, मोबाइल स्टैंड',
  },
  { kind: 'selfie-stick', finds: 'selfie stick', said: 'selfie stick, selfi stick, selfie stik, सेल्फी स्टिक' },
  { kind: 'remote-control', finds: 'remote', said: 'remote, remote control, rimot, रिमोट' },
  {
    kind: 'laptop-bag',
    finds: 'laptop bag, laptop backpack, laptop sleeve',
    said: 'laptop bag, laptop backpack, laptop sleeve, लैपटॉप बैग',
  },
  { kind: 'mouse-pad', finds: 'mouse pad, mousepad', said: 'mouse pad, mousepad, माउस पैड' },
  { kind: 'game-console', finds: 'console, playstation, xbox', said: 'console, gaming console, game console' },
  {
    kind: 'security-camera',
    finds: 'cctv, security camera',
    said: 'cctv, cctv camera, cctv kamera, security camera, सीसीटीवी, सीसीटीवी कैमरा',
  },
  { finds: 'playstation', said: 'playstation, play station, ps' },
  { finds: 'playstation 5, ps5', said: 'ps5' },
  { kind: 'stylus', finds: 'stylus, pencil', said: 'stylus, pencil, pen, पेंसिल, पेन' },
  { finds: 'tag, airtag, smarttag, tracker', said: 'tracker, smart tag, air tag, ट्रैकर' },
  { finds: 'type c, usb c', said: 'type c, typec, usb c, usbc, c type, c pin, टाइप सी' },
  { finds: 'wifi, wi fi', said: 'wifi, wi fi, वाईफाई' },
  { finds: 'bluetooth', said: 'bluetooth, blue tooth, blutooth, blutut, ब्लूटूथ' },
  { finds: 'wireless', said: 'wireless, वायरलेस' },
  { finds: 'samsung', said: 'samsung, samsang, sumsung, सैमसंग, सैमसन्ग' },
  { finds: 'galaxy', said: 'galaxy, गैलेक्सी, गैलक्सी' },
  { finds: 'apple', said: 'apple, appel, epal, ऐपल, एप्पल, एपल, ऐप्पल' },
  { finds: 'iphone', said: 'iphone, i phone, aifon, ifone, aiphone, iphon, आईफोन, आय फोन, आई फोन' },
  { finds: 'ipad', said: 'ipad, i pad, आईपैड, आई पैड' },
  { finds: 'macbook', said: 'macbook, mac book, mackbook, मैकबुक' },
  { finds: 'airpods', said: 'airpods, air pods, एयरपॉड्स' },
  { finds: 'xiaomi', said: 'xiaomi, mi, xiomi, shaomi, xaomi, shomi, शाओमी, श्याओमी, एमआई' },
  { finds: 'redmi', said: 'redmi, red mi, redmii, readmi, रेडमी' },
  { finds: 'oneplus', said: 'oneplus, one plus, 1 plus, 1plus, onplus, वनप्लस, वन प्लस' },
  { finds: 'nothing', said: 'nothing, nathing, नथिंग' },
  { finds: 'realme', said: 'realme, real me, rialmi, रियलमी, रीयलमी' },
  { finds: 'note', said: 'note, नोट' },
  { finds: 'boat', said: 'boat, bo at, बोट, बोआट, बोएट' },
];
