/**
 * The session cookie: 256 random bits. After a sign-in they name a row of `user_sessions`; before it, no row. The first
 * letter tells which, so that a visitor costs no query.
 */
import { createHash, createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto'
import { keysFor } from '#core/keys/app_keys'

const FORM = /^[sv][\w-]{43}$/
const macKey = (key: Buffer) => createSecretKey(key.toString('hex'), 'utf8')
const [present, ...others] = keysFor('csrf')
const presentKey = macKey(present)
const otherKeys = others.map(macKey)

export const newSessionToken = (): string => `s${randomBytes(32).toString('base64url')}`
export const newVisitorToken = (): string => `v${randomBytes(32).toString('base64url')}`

/** Whether a text has the form of a visitor's or a user's token. */
export const isToken = (text: string | null): text is string => text !== null && FORM.test(text)
export const isSessionToken = (text: string | null): text is string =>
  isToken(text) && text.startsWith('s')

/** The hash stored in the database, which cannot be used to sign in. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

/** The CSRF token of a cookie: only the server can compute it, and it is worthless with another cookie. */
export const csrfTokenOf = (token: string, key = presentKey): string =>
  createHmac('sha256', key).update(token).digest('base64url')

/** Whether `given` is the CSRF token of the cookie `token` under one of the keys, in constant time. */
export const isCsrfToken = (given: string | undefined, token: string): boolean =>
  [presentKey, ...otherKeys].some((key) => isSame(given, csrfTokenOf(token, key)))

function isSame(given: string | undefined, expected: string): boolean {
  if (given?.length !== expected.length) return false
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
