/** Names of browsers and systems, read from a user agent, for lists of sessions. */

/** A user agent also names browsers that it is compatible with, so the first pattern that fits names the browser. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari'],
]

/**
 * The user agent of Android names Linux too, and that of an iPhone names Mac OS X: the first pattern that fits names
 * the system.
 */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const SHOWN_LENGTH = 60

/**
 * Browser and system ("Chrome · Windows"); the start of the user agent when neither is known; empty for an empty user
 * agent.
 */
export function deviceName(userAgent: string): string {
  const named = [BROWSERS, SYSTEMS].flatMap(
    (known) => known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? []
  )
  return named.length > 0 ? named.join(' · ') : userAgent.slice(0, SHOWN_LENGTH)
}
