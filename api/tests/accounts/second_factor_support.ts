/** Staff with a second factor, and the codes of their authenticator app. */
import { TOTP } from 'otpauth'
import type {
  RecoveryCodes,
  SecondFactorSetup,
} from '@grandstand/shared-types/wire/people/accounts'
import { clock } from '#core/timing/clock'
import { ApiSession, signInAs } from '#tests/support/client'
import { DEFAULT_PASSWORD, type TestSite, type TestUser } from '#tests/support/factories'

const STEP_MS = 30_000

/** The code that an authenticator app shows now. Each counts once, and in its own half minute. */
export const codeNow = (secret: string): string =>
  new TOTP({ secret }).generate({ timestamp: clock.now() })

/** Goes on to the beginning of the next half minute, whose code counts for the whole of it. Call `clock.reset` after the test. */
export function nextCode(secret: string): string {
  clock.set((Math.floor(clock.now() / STEP_MS) + 1) * STEP_MS)
  return codeNow(secret)
}

export const start = (session: ApiSession, currentPassword = DEFAULT_PASSWORD) =>
  session.post<SecondFactorSetup>('/v1/me/second-factor', { currentPassword })

/** Signs a user in and turns a second factor on. Call `clock.reset` after the test. */
export async function enrolled(site: TestSite, user: TestUser) {
  const session = await signInAs(site, user)
  const { secret } = (await start(session)).body
  const { body } = await session.post<RecoveryCodes>('/v1/me/second-factor/confirm', {
    code: nextCode(secret),
  })
  return { session, secret, codes: body.codes }
}

/** Tries to sign in. */
export function knock(site: TestSite, user: TestUser, code?: string) {
  const session = new ApiSession(site.host)
  const body = { username: user.username, password: DEFAULT_PASSWORD, ...(code && { code }) }
  return session.post<{ error?: { key: string } }>('/v1/sessions', body)
}
