import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { hashOfToken, newToken, referenceOf } from '#games/sessions/tokens'

/** From the launch to the moment when the provider opens the session. */
const LAUNCH_MS = 2 * 60_000

interface Launching {
  siteId: number
  userId: number
  /** The session in which the player launches; null for a launch of the platform's own, as in the demo. */
  userSessionId: number | null
  providerId: number
  gameId: number
  currency: string
  language: string
  limitId: string | null
  isMobile: boolean
  ip: string
  country: string | null
}

export interface Launch {
  /** It opens the session once, within two minutes. */
  launchToken: string
  reference: string
}

/** A launch of a game for money. */
export async function createLaunch(launching: Launching): Promise<Launch> {
  const now = clock.now()
  const launchToken = newToken()
  const hash = hashOfToken(launchToken)
  await db.table('game_sessions').insert({
    site_id: launching.siteId,
    user_id: launching.userId,
    user_session_id: launching.userSessionId,
    provider_id: launching.providerId,
    game_id: launching.gameId,
    currency: launching.currency,
    language: launching.language,
    limit_id: launching.limitId,
    is_mobile: launching.isMobile,
    ip: launching.ip,
    country: launching.country,
    launch_hash: hash,
    launch_expires_at: now + LAUNCH_MS,
    last_used_at: now,
    created_at: now,
  })
  return { launchToken, reference: referenceOf(hash) }
}
