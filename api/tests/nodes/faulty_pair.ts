/** Two servers on one database and one Redis. What the first says goes over wires, and its clock can be set. */
import env from '#start/env'
import { DEFAULT_LIMITS } from '#sites/settings'
import { syncCatalogue } from '#catalogue/actions/sync_catalogue'
import { ServerProcess } from '#tests/crash/server_process'
import { FEED_TOKEN } from '#tests/nodes/cluster'
import { RedisProcess } from '#tests/nodes/redis_process'
import { Wire } from '#tests/nodes/wire'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'

export const HOUR_MS = 3_600_000
const FUNDS_MINOR = 100_000_000

export interface FaultyPair {
  /** The one at the wires. */
  faulty: ServerProcess
  sound: ServerProcess
  toDatabase: Wire
  toRedis: Wire
  redis: RedisProcess
  site: TestSite
  player: TestUser
  admin: TestUser
  end: () => Promise<void>
}

/** Neither server is started. `clockShiftMs` is how far ahead the clock of the first begins. */
export async function faultyPair({ clockShiftMs = 0 } = {}): Promise<FaultyPair> {
  const redis = new RedisProcess()
  await redis.start()
  await syncCatalogue()
  // the same coupon many times
  const site = await makeSite({ settings: { limits: { ...DEFAULT_LIMITS, sameCouponMax: 0 } } })
  const player = await makeUser({ site, type: 'player', balanceMinor: FUNDS_MINOR })
  const admin = await makeUser({ site, type: 'admin' })
  const toDatabase = new Wire(env.get('DB_PORT', 3306))
  const toRedis = new Wire(Number(new URL(redis.url).port))
  const settings = { REDIS_URL: redis.url, FEED_TOKEN, DEMO: 'false', LEAVE_MS: '500' }
  const sound = new ServerProcess(settings)
  const faulty = new ServerProcess(
    {
      ...settings,
      REDIS_URL: `redis://127.0.0.1:${await toRedis.open()}`,
      DB_PORT: String(await toDatabase.open()),
      CLOCK_SHIFT_MS: String(clockShiftMs),
    },
    ['./tests/nodes/shifted_clock.ts', './tests/nodes/told_steps.ts', './tests/crash/kill_at.ts']
  )
  const end = async () => {
    await Promise.all([faulty.stop(), sound.stop()])
    toDatabase.close()
    toRedis.close()
    await redis.kill()
  }
  return { faulty, sound, toDatabase, toRedis, redis, site, player, admin, end }
}

/** The player's session at one server. */
export const playerAt = async (
  server: ServerProcess,
  { site, player }: FaultyPair
): Promise<ApiSession> => signInAs(site, player, undefined, await server.port())

/** Answer of one of the doors for machines. */
export async function doorOf(
  server: ServerProcess,
  path: string
): Promise<{ status: number; text: string }> {
  const answer = await fetch(`http://127.0.0.1:${await server.port()}${path}`)
  return { status: answer.status, text: await answer.text() }
}

export const takesFeeds = async (server: ServerProcess): Promise<boolean> =>
  (await doorOf(server, '/health/feeds')).status === 200
