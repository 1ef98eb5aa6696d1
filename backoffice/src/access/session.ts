/** The signed-in user, kept for a moment so that a change of page does not ask the API each time. */
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { HttpError } from 'ra-core'
import { errorOf } from '../api/errors.ts'
import { call } from '../api/http.ts'
import { setZone } from '../format/zone.ts'

const FRESH_MS = 30_000

let current: { me: Me; loadedAt: number } | null = null
let loading: Promise<Me> | null = null
/** Whether this page has known a signed-in user: who never was one has no session that could end. */
let wasSignedIn = false
let endReason: Error | null = null

function keep(me: Me): Me {
  endReason = null
  setZone(me.timeZone)
  wasSignedIn = true
  current = { me, loadedAt: Date.now() }
  return me
}

/** The signed-in user. Throws an HttpError with status 401 when nobody is signed in. */
export function loadMe(): Promise<Me> {
  if (current && Date.now() - current.loadedAt < FRESH_MS) return Promise.resolve(current.me)
  loading ??= call('GET /v1/me')
    .then(keep)
    .finally(() => {
      loading = null
    })
  return loading
}

export function forgetMe(): void {
  current = null
}

/**
 * Forgets the user after the server refused a request without a session; the sign-in page shows why. A visitor who never
 * signed in gets no reason but one that the server gives, such as rights that changed.
 */
export function endVisit(refusal: Error): void {
  forgetMe()
  const isPlain = refusal instanceof HttpError && errorOf(refusal.body)?.key === 'notSignedIn'
  if (wasSignedIn || !isPlain) endReason = refusal
}

/** Why the server ended the last session; null after a sign-in, and for a visitor. */
export const reasonOfEnd = (): Error | null => endReason

interface Credentials {
  username: string
  password: string
  code?: string
}

/**
 * Signs in. Throws an HttpError: `wrongUserorPass`, `secondFactorNeeded` when the code is missing, `secondFactorWrong`,
 * `tooManyAttempts`, `accountPassive`.
 */
export async function signIn(body: Credentials): Promise<Me> {
  forgetMe()
  // the answer sets the CSRF cookie, which a first visitor lacks
  await call('GET /v1/settings/get').catch(() => null)
  return keep(await call('POST /v1/sessions', { body }))
}

export async function signOut(): Promise<void> {
  forgetMe()
  await call('DELETE /v1/sessions/current')
}

/** The signed-in user, as far as this page knows; null for a visitor. */
export function currentMe(): Me | null {
  return current?.me ?? null
}
