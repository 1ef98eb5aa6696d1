/**
 * Tells the servers of affiliates what waits for them (rules 16.11). Several processes may do so at once: a server is told by the
 * process that took it, one postback after another, and a slow one holds up nobody else's.
 */
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { EARNING_STATES } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { ofBrandsHere } from '#core/database/brands_here'
import { clock } from '#core/timing/clock'
import { deliver } from '#affiliates/postbacks/deliver'
import { openSecret } from '#affiliates/postbacks/secret'
import { GIVEN_UP_AFTER_MS } from '#affiliates/postbacks/waits'
import { waitingPostbacks } from '#affiliates/postbacks/waiting_postbacks'
import { siteById } from '#sites/current_site'

const SERVERS_AT_ONCE = 16
const POSTBACKS_AT_A_TIME = 20
/** A process leaves a server after this time, in the middle of its postbacks. */
const TURN_MS = 20_000
/** Longer than a turn and an attempt; a server that a stopped process had taken is free again afterwards. */
const LEASE_MS = 60_000
/** Rest of a server that was not reached. */
const REST_MS = 60_000

interface Server {
  affiliateId: number
  siteId: number
  address: string
  sealedSecret: string
  freeAt: number
}

const working = new Map<number, Promise<void>>()

/** Begins to tell the servers that are free and have something waiting, and waits for none of them. */
export async function beginPostbacks(isStopped: () => boolean): Promise<void> {
  await giveUpOld()
  if (working.size >= SERVERS_AT_ONCE) return
  for (const server of await freeServers()) {
    if (isStopped()) return
    if (!working.has(server.affiliateId)) begin(server, isStopped)
  }
}

/** Resolves when every server that was begun is done. */
export const postbacksDone = async (): Promise<void> =>
  void (await Promise.all([...working.values()]))

function begin(server: Server, isStopped: () => boolean): void {
  const { affiliateId } = server
  const work = takeTurn(server, isStopped)
    .catch((error: unknown) => {
      logger.error({ err: error, affiliateId }, 'an affiliate was not told; it is tried again')
    })
    .finally(() => working.delete(affiliateId))
  working.set(affiliateId, work)
}

async function takeTurn(server: Server, isStopped: () => boolean): Promise<void> {
  const leasedUntil = clock.now() + LEASE_MS
  if (!(await setFree(server.affiliateId, server.freeAt, leasedUntil))) return
  const wasReached = await tell(server, isStopped)
  const freeAt = clock.now() + (wasReached ? 0 : REST_MS)
  await setFree(server.affiliateId, leasedUntil, freeAt)
}

/** False when another process has taken the server. */
async function setFree(affiliateId: number, from: number, to: number): Promise<boolean> {
  const changed: unknown = await db
    .from('affiliate_postback_servers')
    .where({ affiliate_id: affiliateId, free_at: from })
    .update({ free_at: to })
  return Number(changed) === 1
}

/** False when the server was not reached, or may not be told anything now. */
async function tell(server: Server, isStopped: () => boolean): Promise<boolean> {
  const { affiliateId, siteId, address } = server
  const secret = openSecret(server.sealedSecret)
  if (secret === null) {
    logger.warn({ affiliateId }, 'the secret of a postback was sealed with another APP_KEY')
    return false
  }
  if (!(await siteById(siteId)).settings.flags.affiliateStatus) return false
  const begun = performance.now()
  for (const postback of await waitingPostbacks(affiliateId, POSTBACKS_AT_A_TIME)) {
    if (isStopped() || performance.now() - begun > TURN_MS) break
    if (!(await deliver(postback, { address, secret }))) return false
  }
  return true
}

/** Servers of affiliates who earn, with something that is due; the one that waited longest first. */
async function freeServers(): Promise<Server[]> {
  const now = clock.now()
  const rows: Server[] = await ofBrandsHere(
    db.query<Server>().from('affiliate_postback_servers as s'),
    'f.site_id'
  )
    .join('affiliates as f', 'f.id', 's.affiliate_id')
    .join('users as u', 'u.id', 'f.user_id')
    .where('u.status', 1)
    .whereIn('f.state', [...EARNING_STATES])
    .where('s.free_at', '<=', now)
    .whereIn(
      's.affiliate_id',
      db
        .from('affiliate_postbacks')
        .where('state', 'waiting')
        .where('next_attempt_at', '<=', now)
        .select('affiliate_id')
    )
    .orderBy('s.free_at')
    .limit(SERVERS_AT_ONCE - working.size)
    .select({ affiliateId: 's.affiliate_id', siteId: 'f.site_id', address: 's.address' })
    .select({ sealedSecret: 's.sealed_secret', freeAt: 's.free_at' })
  return rows.map((row) => ({
    ...row,
    affiliateId: Number(row.affiliateId),
    siteId: Number(row.siteId),
    freeAt: Number(row.freeAt),
  }))
}

/** Gives up what waited for a day, such as for an affiliate who was closed. */
async function giveUpOld(): Promise<void> {
  const now = clock.now()
  await ofBrandsHere(db.from('affiliate_postbacks'))
    .where('state', 'waiting')
    .where('created_at', '<', now - GIVEN_UP_AFTER_MS)
    .update({ state: 'failed', ended_at: now })
}
