/** The body of a provider's call as staff may read it. Pure. */

/** Fields whose value opens something. */
const SECRET = /token|secret|password|signature/i
const MASK = '•••'

/** JSON with line breaks, its secrets masked; a body that is no JSON is masked whole, since nobody knows what it holds. */
export function maskedBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body, mask), null, 2)
  } catch {
    return MASK
  }
}

const mask = (name: string, value: unknown): unknown =>
  SECRET.test(name) && value !== null ? MASK : value
