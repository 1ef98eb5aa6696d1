/** Addresses that staff enter for pictures and links. */

const MOST_ADDRESS_LENGTH = 500

const UNSAFE = /[\p{Cc}\s"'<>\\^`{|}]/u

/**
 * Whether a text is an address that a page may show: `https` with a host and without a username, or a path of the own
 * site (`/pictures/a.png`). Every other scheme is refused, such as `javascript:` and `data:`.
 */
export function isWebAddress(text: string): boolean {
  if (text.length > MOST_ADDRESS_LENGTH || UNSAFE.test(text)) return false
  if (text.startsWith('/')) return !text.startsWith('//')
  if (!text.startsWith('https://') || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return hostname !== '' && username === '' && password === ''
}
