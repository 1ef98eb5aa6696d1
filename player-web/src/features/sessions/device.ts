/** The user agent in words: `Chrome` on `Windows`. */

/** The first match counts, because many browsers also name others. */
const BROWSERS: readonly [sign: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
]

const SYSTEMS: readonly [sign: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(intosh| OS X)\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const HAND_HELD = /\b(iPhone|iPad|Android)\b/

export interface Device {
  /** Null when the text has no known name. */
  browser: string | null
  system: string | null
  isHandHeld: boolean
}

export function deviceOf(userAgent: string): Device {
  const nameIn = (rules: typeof BROWSERS) =>
    rules.find(([sign]) => sign.test(userAgent))?.[1] ?? null
  return {
    browser: nameIn(BROWSERS),
    system: nameIn(SYSTEMS),
    isHandHeld: HAND_HELD.test(userAgent),
  }
}
