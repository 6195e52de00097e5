/** What helps to read an attribute out of texts, besides its names, options and unit. */
export interface Hint {
  /** Words near a value that say that it is this attribute. */
  readonly about?: readonly string[];
  /** Words near a value that say that it is not. */
  readonly not?: readonly string[];
  /** A value without words near it says nothing. */
  readonly needsWords?: true;
  /** What products of a shop have, in the unit that is shown; what is outside is something else. */
  readonly from?: number;
  readonly to?: number;
  /** Which of several values of one text counts; otherwise the first. */
  readonly of?: 'largest' | 'smallest';
  /** “Up to 16 GB” is what it could have. */
  readonly exact?: true;
  /** A value without words near it is as sure as one with them. */
  readonly evenAlone?: true;
  /** Not read where the category has another attribute that the same words are about. */
  readonly yieldsTo?: string;
  /** Of two values in one text none is meant. */
  readonly single?: true;
  /** Options that mean another one together. */
  readonly together?: { readonly options: readonly string[]; readonly mean: string };
  /** How listings write options. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /** Options that others of the same text are better than: a QLED is an LED too. */
  readonly vague?: readonly string[];
}

const GRAPHICS = ['graphics', 'gddr', 'vram', 'rtx', 'gtx', 'nvidia', 'radeon', 'cache', 'gpu'];
const ANDROID_TV = ['android tv', 'android smart', 'android led', 'smart android', 'android smart led tv'];

/** By the ids of the attributes of a new shop. Attributes without a hint are read by their names and units. */
export const HINTS: Readonly<Record<string, Hint>> = {
  ram: {
    about: ['ram', 'ddr', 'lpddr', 'unified memory', 'ddr3', 'ddr4', 'ddr5'],
    not: [
      ...GRAPHICS,
      'virtual ram',
      'expandable ram',
      'extended ram',
      'ram plus',
      'ram with ram',
      'with ram',
      'storage',
      'rom',
      'ssd',
    ],
    ...{ to: 192, of: 'smallest', exact: true },
  },
  storage: {
    about: ['rom', 'storage', 'internal', 'ssd', 'hdd', 'emmc', 'nvme', 'hard disk', 'pcie', 'ufs'],
    not: [
      ...GRAPHICS,
      'expandable storage',
      'expandable memory',
      'card slot',
      'cloud',
      'ram',
      'ddr',
      'memory card',
      'cache',
    ],
    ...{ exact: true, single: true },
  },
  'screen-size': {
    about: ['display', 'screen', 'diagonal', 'main display'],
    not: [
      'cover display',
      'cover screen',
      'outer display',
      'external display',
      'driver',
      'stand',
      'mount',
      'wall mount',
      'drive',
      'woofer',
      'wheel',
    ],
  },
  battery: { not: ['for', 'rated', 'case'], from: 100 },
  capacity: { not: ['rated capacity', 'rated'], from: 100 },
  'refresh-rate': {
    about: ['refresh rate', 'refresh'],
    not: ['touch sampling', 'sampling', 'sampling rate', 'touch sampling rate', 'pwm', 'v', 'ac', 'ghz', 'power'],
    from: 30,
  },
  'rear-camera': {
    about: [
      'rear',
      'main',
      'primary',
      'triple',
      'dual camera',
      'back camera',
      'main camera',
      'rear camera',
      'primary camera',
      'camera',
      'ois',
      'ai camera',
    ],
    not: [
      'front',
      'selfie',
      'secondary',
      'front camera',
      'selfie camera',
      'front selfie camera',
      'ultra wide',
      'ultrawide',
      'macro',
      'depth',
      'telephoto',
      'periscope',
      'depth assist lens',
      'macro lens',
      'eye af selfie camera',
      'secondary camera',
      'ultra wide front camera',
    ],
    evenAlone: true,
  },
  'front-camera': {
    about: [
      'front',
      'selfie',
      'front camera',
      'selfie camera',
      'secondary camera',
      'eye af selfie camera',
      'ultra wide front camera',
    ],
    not: ['rear', 'primary', 'main camera'],
    needsWords: true,
  },
  'effective-pixels': { not: ['front', 'selfie'] },
  'five-g': { not: ['5g ready case'] },
  'sim-slots': { about: ['sim', 'nano sim', 'sim card', 'sims', 'sim slots'] },
  cores: { about: ['core', 'cores'] },
  os: {
    options: {
      android: ['android'],
      'android-tv': ANDROID_TV,
      windows: ['windows', 'win 10', 'win 11', 'win11', 'win10'],
      linux: ['linux', 'ubuntu'],
      dos: ['dos', 'freedos', 'free dos'],
      macos: ['macos', 'mac os'],
      chromeos: ['chromeos', 'chrome os'],
      webos: ['webos', 'web os'],
      'fire-tv': ['fire tv', 'fire os'],
      'google-tv': ['google tv'],
      'wear-os': ['wear os', 'wearos'],
      other: [],
    },
    vague: ['android'],
  },
  panel: {
    options: {
      amoled: ['amoled', 'samoled'],
      oled: ['oled', 'poled', 'p oled', 'qd oled'],
      'mini-led': ['mini led', 'miniled'],
      'e-ink': ['e ink', 'eink'],
      lcd: ['lcd', 'tft lcd'],
      led: ['led', 'led backlit'],
    },
    vague: ['led', 'lcd'],
    not: ['led torch', 'led flash', 'led light', 'led notification'],
  },
  resolution: {
    options: {
      hd: ['hd', 'hd ready', '720p', '1366 x 768', '1366x768'],
      'hd-plus': ['hd+', 'hd plus'],
      'full-hd': ['full hd', 'fhd', '1080p', '1920 x 1080', '1920x1080', 'fullhd'],
      'full-hd-plus': ['full hd+', 'fhd+', 'full hd plus'],
      '2k': ['2k', 'qhd', 'wqhd', 'quad hd', 'qhd+', '1440p', '2560 x 1440', '2560x1440'],
      '4k': ['4k', 'uhd', 'ultra hd', '2160p', '3840 x 2160', '3840x2160', '4k uhd', '4k ultra hd'],
    },
    vague: ['hd', '2k'],
    not: [
      'facetime hd',
      'hd camera',
      'hd webcam',
      'hd audio',
      'hd filter',
      'hd voice',
      '4k video',
      'hd video',
      'full hd video',
      '4k support',
      'hd calling',
      '4k hdmi',
    ],
  },
  video: {
    options: { 'full-hd': ['full hd', 'fhd', '1080p'], '4k': ['4k', 'uhd', '4k uhd', 'ultra hd'], '2k': ['2k'] },
    yieldsTo: 'resolution',
  },
  'storage-type': {
    options: {
      ssd: ['ssd', 'nvme'],
      hdd: ['hdd', 'hard disk', 'hard drive'],
      emmc: ['emmc'],
    },
    together: { options: ['ssd', 'hdd'], mean: 'ssd-hdd' },
  },
  'fast-charging': {
    about: [
      'charge',
      'charging',
      'charger',
      'supervooc',
      'turbo',
      'flashcharge',
      'wired',
      'turbo charge',
      'fast charging',
    ],
    not: ['wireless', 'wireless charging', 'reverse', 'speaker', 'rms'],
    from: 5,
    to: 300,
  },
  'wireless-charging': { about: ['wireless charging', 'qi'], not: ['no wireless charging'] },
  'printer-resolution': {
    options: { colour: ['colour', 'color'], mono: ['monochrome', 'mono', 'black and white', 'b w'] },
    vague: ['mono'],
  },
  'printer-type': {
    options: {
      inkjet: ['inkjet', 'ink jet', 'deskjet'],
      'ink-tank': ['ink tank', 'inktank', 'ecotank', 'smart tank'],
      laser: ['laser', 'laserjet'],
    },
    vague: ['inkjet'],
  },
  'print-speed': { of: 'largest' },
  duplex: {
    about: ['auto duplex', 'duplex printing', 'auto duplex printing', 'automatic duplex', 'automatic two sided'],
  },
  wifi: { about: ['wifi', 'wi fi', 'wlan'] },
  'wifi-standard': {
    options: {
      'wifi-4': ['wifi 4', 'wi fi 4', '802.11n'],
      'wifi-5': ['wifi 5', 'wi fi 5', '802.11ac'],
      'wifi-6': ['wifi 6', 'wi fi 6', '802.11ax', 'wifi6'],
      'wifi-6e': ['wifi 6e', 'wi fi 6e'],
      'wifi-7': ['wifi 7', 'wi fi 7', '802.11be'],
    },
  },
  'wifi-speed': { not: ['lan', 'ethernet', 'wan', 'port', 'ports', 'usb'], from: 100 },
  'hdmi-ports': { about: ['hdmi', 'hdmi port', 'hdmi ports'] },
  'usb-ports': { about: ['usb', 'usb port', 'usb ports', 'ports usb', 'usb a ports'], not: ['usb c hub', 'usb hub'] },
  plug: {
    options: {
      'usb-c': ['usb c', 'type c', 'usb type c', 'typec'],
      'micro-usb': ['micro usb'],
      barrel: ['round pin', 'round plug'],
    },
    vague: ['micro-usb'],
  },
  connection: {
    options: {
      wireless: [
        'wireless',
        'bluetooth',
        'tws',
        'bt speaker',
        'bt v5.0',
        'bt v5.1',
        'bt v5.2',
        'bt v5.3',
        'bt 5.0',
        'bt 5.1',
        'bt 5.2',
        'bt 5.3',
        'bt 5.4',
        'bt5.1',
        'bt5.3',
      ],
      wired: ['wired'],
      both: ['wired and wireless', 'wireless and wired', 'wired wireless'],
    },
    not: ['wireless fm', 'wireless charging', 'wired subwoofer', 'wireless subwoofer', 'wired charging'],
  },
  'noise-cancelling': {
    about: [
      'anc',
      'active noise cancellation',
      'active noise cancelling',
      'active noise canceling',
      'noise cancellation',
      'noise cancelling',
      'noise canceling',
      'hybrid noise cancellation',
    ],
    not: [
      'environmental noise cancellation',
      'environmental noise cancelling',
      'ai noise cancellation',
      'call noise cancellation',
      'noise cancelling mic',
      'noise cancellation mic',
      'noise cancelling microphone',
      'noise cancellation for calls',
    ],
  },
  'driver-size': {
    about: ['driver', 'drivers', 'bass driver', 'dynamic driver'],
    not: ['jack', 'aux', 'audio jack', 'cable', 'plug'],
    from: 4,
    to: 100,
  },
  'play-time': {
    about: [
      'playtime',
      'play time',
      'playback',
      'battery',
      'battery life',
      'backup',
      'runtime',
      'listening',
      'total playtime',
      'day battery',
    ],
    not: [
      'standby',
      'charge',
      'charging',
      'quick charge',
      'quick charge gives',
      'gives',
      'warranty',
      'replacement',
      'return',
      'monitoring',
      'heart rate',
      'gps mode',
      'in gps mode',
      'music',
      'service',
      'no',
    ],
    of: 'largest',
    to: 1_500,
  },
  'output-power': {
    about: ['output', 'rms', 'sound', 'speakers', 'watts output', 'dolby'],
    not: ['power consumption', 'consumption', 'adapter'],
  },
  calling: { about: ['bluetooth calling', 'bt calling', 'bluetooth call', 'bt call'] },
  gps: { not: ['connected gps', 'gps mode', 'gps via phone', 'phone gps'] },
  'case-size': { not: ['strap', 'band', 'thick', 'thickness', 'lug'], from: 20, to: 60 },
  zoom: { about: ['optical zoom', 'optical'], not: ['digital zoom', 'digital', 'hybrid zoom'], needsWords: true },
  sensor: {
    options: {
      'full-frame': ['full frame', 'fullframe'],
      'aps-c': ['aps c'],
      'four-thirds': ['micro four thirds', 'four thirds', 'mft'],
      'one-inch': ['1 inch sensor', '1.0 type'],
      smaller: [],
    },
  },
  stars: { not: ['customer', 'hotel'] },
  'ac-type': { not: ['window installation'] },
  'inverter-technology': {
    about: ['inverter', 'digital inverter', 'dual inverter'],
    not: ['home inverter', 'inverter battery', 'inverter compatible'],
  },
  condenser: { options: { aluminium: ['aluminium', 'aluminum'] }, vague: ['alloy'] },
  litres: { not: ['freezer', 'freezer capacity', 'fridge capacity', 'fresh food', 'jar'] },
  doors: {
    options: {
      single: ['single door'],
      double: ['double door', 'dd'],
      triple: ['triple door'],
      'side-by-side': ['side by side'],
      french: ['french door', 'french doors'],
    },
    vague: ['single', 'double'],
  },
  defrost: { options: { 'frost-free': ['frost free', 'ff'], 'direct-cool': ['direct cool'] } },
  load: { not: ['dryer', 'weight', 'net weight', 'shelves', 'gross'], from: 2, to: 30 },
  loading: {
    options: { front: ['front load', 'front loading', 'front loader'], top: ['top load', 'top loading', 'top loader'] },
  },
  automation: {
    options: {
      fully: ['fully automatic', 'full automatic', 'fatl', 'fafl'],
      semi: ['semi automatic', 'semi auto', 'satl'],
    },
  },
  'spin-speed': { from: 200 },
  'place-settings': { about: ['place settings', 'place setting'] },
  wattage: { not: ['equivalent', 'incandescent', 'standby'] },
  jars: { about: ['jar', 'jars'] },
  sweep: { from: 100, to: 2_000 },
  output: { not: ['input'], of: 'largest', from: 2, to: 500 },
  'charging-ports': { about: ['port', 'ports', 'usb ports', 'output ports', 'charging ports'] },
  length: { not: ['range', 'distance', 'waterproof', 'resistant'], from: 5 },
  'read-speed': { about: ['read', 'r', 'reading'], not: ['write', 'writing', 'w'] },
  'write-speed': { about: ['write', 'w', 'writing'], not: ['read', 'reading', 'r'], needsWords: true },
  interface: {
    options: {
      nvme: ['nvme', 'pcie'],
      sata: ['sata', 'sata3', 'sata iii'],
      'usb-2': ['usb 2.0'],
      'usb-3': ['usb 3.0', 'usb 3.1', 'usb 3.2', 'usb 3.2 gen 1', 'usb 3.2 gen 2'],
      'usb-c': ['usb c', 'usb type c', 'type c'],
      microsd: ['microsd', 'micro sd', 'microsdxc', 'microsdhc'],
      sd: ['sd card', 'sdxc', 'sdhc', 'sd uhs', 'pro sd'],
    },
  },
  'response-time': { about: ['response time'], not: ['latency'] },
  smart: {
    about: ['smart', 'ismart', 'google tv', 'android tv', 'fire tv', 'smart tv', 'android smart tv'],
    not: ['smart remote', 'smart things'],
  },
  curved: { about: ['curved'] },
  ah: { from: 1 },
};
