import db from '@adonisjs/lucid/services/db'
import { AppError } from '#core/app_error'
import { clock } from '#core/clock'
import type { Principal } from '#core/access'
import { forgetTries, giveBack, takeTry } from '#core/throttle/throttle'
import User from '#accounts/models/user'
import { hashPassword, isOutdated, isPassword } from '#accounts/password_hash'
import { permissionsOf } from '#accounts/permissions'
import { SESSION_HOURS } from '#accounts/session/cookies'
import { hashOfToken, newSessionToken } from '#accounts/session/tokens'
import { signInGates } from '#accounts/sign_in_gates'

const SESSION_MS = SESSION_HOURS * 3_600_000

// checked when the user does not exist, so that both cases take the same time
const NOBODY = await hashPassword('nobody has this password')

interface Credentials {
  siteId: number
  username: string
  password: string
  ip: string
  userAgent: string
  /** Hash of the browser's device cookie. */
  deviceHash: string
}

export interface SignedIn {
  principal: Principal
  /** Only for the browser. */
  token: string
}

/**
 * Checks the credentials and opens a session. A try is counted before the password is hashed, and given back when the
 * password was right; see `signInGates`. Throws 401 `wrongUserorPass` (for a passive account too, so that a stranger
 * learns nothing), 429 `tooManyAttempts` [seconds].
 */
export async function signIn(credentials: Credentials): Promise<SignedIn> {
  const usernameKey = credentials.username.toLowerCase()
  const { own, shared } = await signInGates({ ...credentials, usernameKey })
  await takeTry(own, ...shared)

  const user = await User.query().where({ siteId: credentials.siteId, usernameKey }).first()
  const matches = await isPassword(user?.passwordHash ?? NOBODY, credentials.password).catch(
    async (error: unknown) => {
      // the password was never checked
      await giveBack(own, ...shared)
      throw error
    }
  )
  if (!user || !matches || user.status !== 1) throw new AppError('wrongUserorPass', { status: 401 })

  await forgetTries(own)
  await giveBack(...shared)
  await renewHash(user, credentials.password)
  return openSession(user, credentials)
}

/** Replaces a hash of an earlier cost, unless the password was changed meanwhile. */
async function renewHash({ id, passwordHash }: User, password: string): Promise<void> {
  if (!isOutdated(passwordHash)) return
  await db
    .from('users')
    .where({ id, password_hash: passwordHash })
    .update({ password_hash: await hashPassword(password) })
}

async function openSession(
  user: User,
  { ip, userAgent, deviceHash }: Credentials
): Promise<SignedIn> {
  const now = clock.now()
  const token = newSessionToken()
  const inserted: unknown[] = await db
    .insertQuery()
    .table('user_sessions')
    .insert({
      user_id: user.id,
      token_hash: hashOfToken(token),
      token_version: user.tokenVersion,
      ip,
      user_agent: userAgent.slice(0, 255),
      device_hash: deviceHash,
      created_at: now,
      expires_at: now + SESSION_MS,
    })
  await db.from('users').where('id', user.id).update({ last_login_at: now, last_login_ip: ip })
  const principal: Principal = {
    sessionId: Number(inserted[0]),
    userId: user.id,
    siteId: user.siteId,
    type: user.type,
    username: user.username,
    path: user.path,
    currency: user.currency,
    language: user.language,
    permissions: new Set(permissionsOf(user.type, user.permissions)),
  }
  return { principal, token }
}
