/** Browser, system and kind of a device, read from a user agent, for lists of sessions. */

type Names = readonly (readonly [sign: RegExp, name: string])[]

/** A user agent also names browsers that it is compatible with, so the first pattern that fits names the browser. */
const BROWSERS: Names = [
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
const SYSTEMS: Names = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const HAND_HELD: readonly (string | null)[] = ['Android', 'iPhone', 'iPad']
const SHOWN_LENGTH = 60

export interface Device {
  /** Null when the user agent has no known name. */
  browser: string | null
  system: string | null
  isHandHeld: boolean
}

export function deviceOf(userAgent: string): Device {
  const nameIn = (names: Names) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? null
  const system = nameIn(SYSTEMS)
  return { browser: nameIn(BROWSERS), system, isHandHeld: HAND_HELD.includes(system) }
}

/**
 * Browser and system ("Chrome · Windows"); the start of the user agent when neither is known; empty for an empty user
 * agent.
 */
export function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  const named = [browser, system].filter((name) => name !== null)
  return named.length > 0 ? named.join(' · ') : userAgent.slice(0, SHOWN_LENGTH)
}
