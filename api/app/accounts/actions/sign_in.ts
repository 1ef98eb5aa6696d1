import db from '@adonisjs/lucid/services/db'
import hash from '@adonisjs/core/services/hash'
import limiter from '@adonisjs/limiter/services/main'
import { AppError } from '#core/app_error'
import { clock } from '#core/clock'
import type { Principal } from '#core/access'
import User from '#accounts/models/user'
import { permissionsOf } from '#accounts/principal_provider'
import { SESSION_HOURS } from '#accounts/session/cookies'
import { hashOfToken, newSessionToken } from '#accounts/session/tokens'

const SESSION_MS = SESSION_HOURS * 3_600_000
const PER_ACCOUNT = { requests: 8, duration: '5 mins', blockDuration: '5 mins' }
const PER_ADDRESS = { requests: 40, duration: '5 mins', blockDuration: '5 mins' }

// Checked when there is no such user, so that both cases take the same time.
const NOBODY = await hash.make('nobody has this password')

interface Credentials {
  siteId: number
  username: string
  password: string
  ip: string
  userAgent: string
}

export interface SignedIn {
  principal: Principal
  /** For the browser alone. */
  token: string
}

/**
 * Checks the credentials and opens a session. Only failures count against the throttle, per account and per address.
 * Throws 401 `wrongUserorPass` (also for a passive account: who is no user learns nothing), 429 `tooManyAttempts` [seconds].
 */
export async function signIn(credentials: Credentials): Promise<SignedIn> {
  const usernameKey = credentials.username.toLowerCase()
  const gates = [
    { limit: limiter.use(PER_ACCOUNT), key: `login:${credentials.siteId}:${usernameKey}` },
    { limit: limiter.use(PER_ADDRESS), key: `login:${credentials.ip}` },
  ]
  for (const { limit, key } of gates) {
    if (await limit.isBlocked(key)) throw await tooMany(limit, key)
  }

  const user = await User.query().where({ siteId: credentials.siteId, usernameKey }).first()
  const matches = await hash.verify(user?.passwordHash ?? NOBODY, credentials.password)
  if (!user || !matches || user.status !== 1) {
    for (const { limit, key } of gates) await limit.increment(key)
    throw new AppError('wrongUserorPass', { status: 401 })
  }

  await gates[0]?.limit.delete(gates[0].key)
  return openSession(user, credentials)
}

async function tooMany(limit: ReturnType<typeof limiter.use>, key: string): Promise<AppError> {
  return new AppError('tooManyAttempts', { status: 429, params: [await limit.availableIn(key)] })
}

async function openSession(user: User, { ip, userAgent }: Credentials): Promise<SignedIn> {
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
    permissions: new Set(permissionsOf(user.type, JSON.stringify(user.permissions))),
  }
  return { principal, token }
}
