/** Connects the feed's own API as fixture source and recoverer; off until its address and token are set. */
import env from '#start/env'
import { clock } from '#core/timing/clock'
import {
  fixtureSources,
  type FixtureMessage,
  type FixtureSource,
} from '#feed/matches/fixture_sources'
import { recoverers } from '#feed/producers/recovery'
import { uof } from '#feed/sources/uof/adapter'
import { UofApi, UofApiError, type UofApiSettings } from '#feed/sources/uof/api_client'

const HOUR_MS = 3_600_000

/** Products by number: the name in addresses, and how far back a recovery reaches (rules 7.2). */
const PRODUCTS: ReadonlyMap<number, { path: string; windowMs: number }> = new Map([
  [1, { path: 'liveodds', windowMs: 10 * HOUR_MS }],
  [3, { path: 'pre', windowMs: 72 * HOUR_MS }],
  [4, { path: 'betpal', windowMs: 72 * HOUR_MS }],
  [5, { path: 'premium_cricket', windowMs: 72 * HOUR_MS }],
  [6, { path: 'vf', windowMs: 3 * HOUR_MS }],
  [7, { path: 'wns', windowMs: 72 * HOUR_MS }],
  [8, { path: 'vbl', windowMs: 3 * HOUR_MS }],
])

/** Registers the API. Returns a function that removes it. */
export function connectUof(settings: UofApiSettings): () => void {
  const api = new UofApi(settings)
  const ends = [...PRODUCTS].map(([product, { path, windowMs }]) =>
    recoverers.register(`uof:${product}`, {
      recover(sinceMs, requestId) {
        const isTooLongAgo = clock.now() - sinceMs > windowMs
        return api.initiateRecovery(path, isTooLongAgo ? null : sinceMs, requestId)
      },
    })
  )
  ends.push(fixtureSources.register('uof', fixturesOf(api)))
  return () => ends.forEach((end) => end())
}

/**
 * Connects when `UOF_API_URL` and `UOF_API_TOKEN` are set; does nothing otherwise. Returns a function that disconnects.
 */
export function connectUofOfEnv(): () => void {
  const [url, token] = [env.get('UOF_API_URL'), env.get('UOF_API_TOKEN')]
  if (!url || !token) return () => undefined
  return connectUof({ url, token: token.release(), language: env.get('UOF_API_LANGUAGE', 'en') })
}

/** A match without a fixture is asked for again only after this time. */
const NONE_MS = HOUR_MS
const MOST_NONE = 20_000
const EVENT_ID = /^uof:([a-z]{2,6}:[a-z_]{2,30}:\d{1,18})$/

function fixturesOf(api: UofApi): FixtureSource {
  const noneUntil = new Map<string, number>()
  return {
    async fetch(matchKey) {
      const eventId = EVENT_ID.exec(matchKey)?.[1]
      if (eventId === undefined || (noneUntil.get(matchKey) ?? 0) > clock.now()) return null
      const fixture = await read(api, eventId)
      if (fixture?.event.matchKey === matchKey) {
        noneUntil.delete(matchKey)
        return fixture
      }
      if (noneUntil.size >= MOST_NONE) noneUntil.clear()
      noneUntil.set(matchKey, clock.now() + NONE_MS)
      return null
    },
  }
}

/** Null when the feed has no such event, or its fixture lacks a part that a match needs. */
async function read(api: UofApi, eventId: string): Promise<FixtureMessage | null> {
  const document = await api.fixture(eventId).catch((error: unknown) => {
    if (error instanceof UofApiError && error.reason === 'refused') return null
    throw error
  })
  const [message] = document ? uof.read(document).messages : []
  return message && isFixture(message) ? message : null
}

const isFixture = (message: { event: { kind: string } }): message is FixtureMessage =>
  message.event.kind === 'fixture'
