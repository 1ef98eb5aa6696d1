/** Checks that a value read from a file is a valid `FeedMessage`. */
import { INCIDENT_KINDS } from '@grandstand/shared-types/live/state'
import { MATCH_STATUSES } from '@grandstand/shared-types/catalogue/match_status'
import type { FeedEvent, FeedMessage } from '#feed/messages/events'
import {
  flag,
  list,
  nullable,
  object,
  oneOf,
  optional,
  record,
  text,
  tuple,
  whole,
} from '#feed/sources/recording/shape'
import type { Check } from '#feed/sources/recording/shape'

const score = tuple(whole, whole)
const clock = object({ seconds: whole, isRunning: flag, at: whole })
const state = object({
  score: optional(nullable(score)),
  periodScores: optional(list(score)),
  gameScore: optional(nullable(tuple(text, text))),
  clock: optional(nullable(clock)),
  addedMinutes: optional(nullable(whole)),
  periodLengthMinutes: optional(nullable(whole)),
  yellowCards: optional(score),
  redCards: optional(score),
  corners: optional(score),
  serving: optional(nullable(oneOf('home', 'away'))),
})
const update = object({
  status: optional(oneOf(...MATCH_STATUSES)),
  betStatus: optional(oneOf('started', 'stopped')),
  active: optional(flag),
  state: optional(state),
})
const matchKey = text
const ref = { typeId: whole, specifier: text }
const voidReason = nullable(whole)
const result = object({ key: text, won: flag, voidFactorMilli: whole, deadHeatMilli: whole })
const market = object({
  ...ref,
  status: oneOf(1, 0, -1, -2, -3, -4),
  isMainLine: flag,
  outcomes: nullable(list(object({ key: text, oddsMilli: nullable(whole), active: flag }))),
})
const place = object({ key: text, name: text, names: record(text) })
const team = object({ key: text, name: text })
const incident = object({
  kind: oneOf(...INCIDENT_KINDS),
  side: nullable(oneOf('home', 'away')),
  period: whole,
  seconds: nullable(whole),
})
const window = { from: nullable(whole), to: nullable(whole) }

const EVENTS: Readonly<Record<FeedEvent['kind'], Check>> = {
  alive: object({ isSubscribed: flag }),
  fixture: object({
    matchKey,
    startsAt: whole,
    sportId: whole,
    category: place,
    tournament: place,
    home: team,
    away: team,
    update,
  }),
  fixtureWanted: object({ matchKey }),
  current: object({ matchKey }),
  status: object({ matchKey, update }),
  incident: object({ matchKey, incident, update }),
  odds: object({ matchKey, markets: list(market), update }),
  betStop: object({
    matchKey,
    groups: nullable(list(text)),
    status: oneOf(-1, 0),
    reason: nullable(text),
  }),
  betStart: object({ matchKey, update }),
  settlement: object({
    matchKey,
    certainty: oneOf(1, 2),
    markets: list(object({ ...ref, voidReason, outcomes: list(result) })),
    update,
  }),
  rollbackSettlement: object({ matchKey, markets: list(object(ref)), update }),
  cancel: object({ matchKey, ...window, markets: list(object({ ...ref, voidReason })), update }),
  rollbackCancel: object({ matchKey, ...window, markets: list(object(ref)) }),
  // the catalogue checks the facts when it stores them
  result: object({ matchKey, facts: object({ status: text, periods: record(score) }) }),
  recovered: object({ requestId: whole }),
}
const EVENT_CHECKS: ReadonlyMap<unknown, Check> = new Map(Object.entries(EVENTS))

const message = object({
  producer: (value) => typeof value === 'string' && /^[a-z]{2,16}(:[a-z0-9]{1,6})?$/.test(value),
  generatedAt: whole,
  sequence: nullable(whole),
  isReply: optional(flag),
  event: (event) => {
    const kind = typeof event === 'object' && event !== null && 'kind' in event ? event.kind : null
    return EVENT_CHECKS.get(kind)?.(event) ?? false
  },
})

export function isFeedMessage(value: unknown): value is FeedMessage {
  return message(value)
}
