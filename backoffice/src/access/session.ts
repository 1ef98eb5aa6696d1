/** The signed-in user, kept for a moment so that a change of page does not ask the API each time. */
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { call } from '../api/http.ts'
import { setZone } from '../format/zone.ts'

const FRESH_MS = 30_000

let current: { me: Me; loadedAt: number } | null = null
let loading: Promise<Me> | null = null
let endReason: string | null = null

function keep(me: Me): Me {
  endReason = null
  setZone(me.timeZone)
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

/** Forgets the user after the server ended the session; the sign-in page shows `reason`, a sentence. */
export function endVisit(reason: string): void {
  forgetMe()
  endReason = reason
}

/** Why the server ended the last session; null after a sign-in, and for a visitor. */
export const reasonOfEnd = (): string | null => endReason

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
