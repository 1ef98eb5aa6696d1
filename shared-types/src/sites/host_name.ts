/** Names of hosts at which brands answer, in the form in which requests contain them. */

export const MOST_HOSTS = 20
export const MOST_HOST_LENGTH = 190

/** A host without scheme, port and path; letters beyond ASCII are allowed, as `bahis-şans.example`. */
const FORM = /^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}._-]*[\p{L}\p{M}\p{N}])?$/u

/** Scripts with letters that look alike. */
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** A name, an IPv4 address, or an IPv6 address in brackets, with or without a port. */
const ASKED = /^(?:\[[\da-f:.]{2,45}\]|[a-z\d](?:[a-z\d._-]*[a-z\d])?\.?)(?::\d{1,5})?$/i

/** Whether a header of a request names a host: nothing stands before it, and only a port behind it. */
export const isAskedHost = (header: string): boolean =>
  header.length <= MOST_HOST_LENGTH + ':65535'.length && ASKED.test(header)

/**
 * A typed host in the form of requests: lower case and ASCII; null for a text that names no host, and for one with a part in
 * which letters of two scripts look like those of one.
 */
export function hostNameOf(typed: string): string | null {
  const text = typed.trim()
  if (!FORM.test(text) || text.includes('..') || text.split('.').some(isOfTwoScripts)) return null
  const name = URL.parse(`http://${text}`)?.hostname ?? ''
  return name !== '' && name.length <= MOST_HOST_LENGTH ? name : null
}

const isOfTwoScripts = (part: string): boolean =>
  SCRIPTS.filter((script) => script.test(part)).length > 1
