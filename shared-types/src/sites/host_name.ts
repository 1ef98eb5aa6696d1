/** Names of hosts at which brands answer, in the form in which requests contain them. */

export const MOST_HOSTS = 20
export const MOST_HOST_LENGTH = 190

/** A host without scheme, port and path; letters beyond ASCII are allowed, as `bahis-şans.example`. */
const FORM = /^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}._-]*[\p{L}\p{M}\p{N}])?$/u

/** A typed host in the form of requests: lower case and ASCII; null for a text that names no host. */
export function hostNameOf(typed: string): string | null {
  const text = typed.trim()
  if (!FORM.test(text) || text.includes('..')) return null
  const name = URL.parse(`http://${text}`)?.hostname ?? ''
  return name !== '' && name.length <= MOST_HOST_LENGTH ? name : null
}
