/**
 * The version for large screens on a phone. It lays the page out as wide as on a desktop, so that every rule for wide
 * windows applies. `public/start.js` reads the same cookie before the first paint; without it, it lays a phone of any
 * width out as a phone.
 */
const COOKIE = 'grandstand.desktop'
const YEAR_S = 365 * 24 * 3600
/** In CSS pixels. */
const DESKTOP_WIDTH = 1240
/** Told to `public/start.js`. */
const VERSION_CHOSEN = 'grandstand:version'
const PHONE_WINDOW = 'popup,width=430,height=880'
const DEVICE_WIDTH = 'width=device-width, initial-scale=1, viewport-fit=cover'

/** A phone, by what it says of itself; `public/start.js` asks the same. Tablets do not say so. */
const PHONE = /Mobi/

/**
 * Whether the device is a phone, or too narrow for the version for large screens and moved by fingers: only such browsers lay a page
 * out by its `viewport`.
 */
export const isPhoneDevice = (): boolean =>
  PHONE.test(navigator.userAgent) ||
  (Math.min(screen.width, screen.height) < 600 && matchMedia('(pointer: coarse)').matches)

/** Chooses the version on a phone; the choice lasts a year. */
export function chooseDesktop(isWanted: boolean): void {
  document.cookie = `${COOKIE}=1; path=/; max-age=${isWanted ? YEAR_S : 0}; samesite=lax`
  const meta = document.querySelector<HTMLMetaElement>('meta[name=viewport]')
  if (meta) {
    meta.content = isWanted ? `width=${DESKTOP_WIDTH}, viewport-fit=cover` : DEVICE_WIDTH
    dispatchEvent(new Event(VERSION_CHOSEN))
  }
}

/** Shows the phone's version: in this page on a phone, elsewhere in a window of that width. */
export function openPhoneVersion(): void {
  if (isPhoneDevice()) chooseDesktop(false)
  // a window that is open already may be behind this one
  else window.open(window.location.href, 'phone', PHONE_WINDOW)?.focus()
}
