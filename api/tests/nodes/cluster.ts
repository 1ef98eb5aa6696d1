/** Three servers on one database and one Redis, as one installation. */
import { setTimeout as pause } from 'node:timers/promises'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { LiveMatchList } from '@grandstand/shared-types/wire/betting/live'
import { DEFAULT_LIMITS } from '#sites/settings'
import { syncCatalogue } from '#catalogue/actions/sync_catalogue'
import { ServerProcess } from '#tests/crash/server_process'
import { place } from '#tests/coupons/support'
import { RedisProcess } from '#tests/nodes/redis_process'
import { ApiSession, signInAs } from '#tests/support/client'
import { makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'

const NODES = 3
export const FEED_TOKEN = 'token-of-the-tests'
const FUNDS_MINOR = 100_000_000

export interface Cluster {
  redis: RedisProcess
  nodes: ServerProcess[]
  site: TestSite
  player: TestUser
  admin: TestUser
}

let made: Promise<Cluster> | null = null

/** The cluster of all tests of the suite. */
export function cluster(): Promise<Cluster> {
  made ??= start()
  return made
}

export async function stopCluster(): Promise<void> {
  if (!made) return
  const { nodes, redis } = await made
  made = null
  await Promise.all(nodes.map((node) => node.stop()))
  await redis.kill()
}

async function start(): Promise<Cluster> {
  const redis = new RedisProcess()
  await redis.start()
  await syncCatalogue()
  // the same coupon many times
  const site = await makeSite({ settings: { limits: { ...DEFAULT_LIMITS, sameCouponMax: 0 } } })
  const player = await makeUser({ site, type: 'player', balanceMinor: FUNDS_MINOR })
  const admin = await makeUser({ site, type: 'admin' })
  const settings = { REDIS_URL: redis.url, FEED_TOKEN, DEMO: 'false', LEAVE_MS: '500' }
  const nodes = Array.from({ length: NODES }, () => new ServerProcess(settings))
  await Promise.all(nodes.map((node) => node.start()))
  return { redis, nodes, site, player, admin }
}

/** The live list of one server. */
export async function liveListOf(
  node: ServerProcess,
  { site }: Pick<Cluster, 'site'>
): Promise<LiveMatchList> {
  const visitor = new ApiSession(site.host, await node.port())
  return (await visitor.get<LiveMatchList>('/v1/live/matches?lang=en')).body
}

/** The player's session at one server. */
export const sessionAt = async (
  node: ServerProcess,
  { site, player }: Cluster
): Promise<ApiSession> => signInAs(site, player, undefined, await node.port())

/** The admin's session at one server. */
export const staffAt = async (node: ServerProcess, { site, admin }: Cluster): Promise<ApiSession> =>
  signInAs(site, admin, undefined, await node.port())

export interface PlacedAnswer {
  status: number
  id: number
  key: string | undefined
}

export async function placeAt(session: ApiSession, body: PlaceCouponBody): Promise<PlacedAnswer> {
  const answer = await place(session, body)
  return { status: answer.status, id: answer.body.id, key: answer.body.error?.key }
}

/** Repeats `look` until it is true; throws with `what` after `withinMs`. Resolves to the time it took, in milliseconds. */
export async function until(
  what: string,
  look: () => Promise<boolean>,
  withinMs = 60_000
): Promise<number> {
  const began = performance.now()
  while (!(await look().catch(() => false))) {
    if (performance.now() - began > withinMs) throw new Error(`not within ${withinMs} ms: ${what}`)
    await pause(10)
  }
  return performance.now() - began
}
