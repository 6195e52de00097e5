import { t } from '#shared/language/t.ts';

/** The first match wins. Most browsers also name an older one in their user agent, so the newer ones come first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** A readable name for a user agent, such as "Chrome on Android". Unknown parts are left out. */
export function deviceName(userAgent: string | null): string {
  const browser = named(BROWSERS, userAgent);
  const device = named(DEVICES, userAgent);
  if (browser && device) return t('people.accounts.device.on', { browser, device });
  return browser ?? device ?? t('people.accounts.device.unknown');
}

function named(list: readonly (readonly [RegExp, string])[], userAgent: string | null): string | undefined {
  return list.find(([form]) => form.test(userAgent ?? ''))?.[1];
}
