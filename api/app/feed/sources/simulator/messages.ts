/** Turns the simulator's matches into messages of a feed. Pure: the same step always gives the same messages. */
import { CATALOGUE_LANGUAGE } from '@grandstand/shared-types/languages/table'
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { isPlain } from '@grandstand/shared-types/coupons/payout/dead_heat'
import type {
  OutcomeResult,
  PlainOutcomeResult,
} from '@grandstand/shared-types/markets/model/outcome_result'
import type { LiveState } from '@grandstand/shared-types/live/state'
import type { BoardChange, SettledMarket } from '#database/demo/live/match/live_board'
import type { LiveStep } from '#database/demo/live/match/live_match'
import type { ScheduledLive } from '#database/demo/live/schedule/live_schedule'
import type { PlainResult } from '#database/demo/live/plain/plain_results'
import type { DemoMarket } from '#database/demo/types'
import type {
  FeedEvent,
  FeedMarket,
  FeedMessage,
  FeedOutcomeResult,
  MatchUpdate,
} from '#feed/messages/events'

export const SIMULATOR = 'simulator'
/** A match is announced this long before it begins, at real speed. */
export const TOLD_BEFORE_MS = 2 * 3_600_000

/** Message numbers of a match: its fixture, its pre-match prices, then up to eight for each step. */
const MESSAGES_A_STEP = 8
const FIRST_STEP = 8

/** The match and its pre-match offer. */
export function announcement(
  match: ScheduledLive,
  markets: readonly DemoMarket[],
  generatedAt: number
): FeedMessage[] {
  const { key, startsAt, sportId, category, tournament, home, away } = match
  const fixture: FeedEvent = {
    kind: 'fixture',
    matchKey: key,
    startsAt,
    sportId,
    category: place(category),
    tournament: place(tournament),
    home: { key: `${category.key}:${home}`, name: home },
    away: { key: `${category.key}:${away}`, name: away },
    update: { active: true },
  }
  const offered: FeedEvent = {
    kind: 'odds',
    matchKey: key,
    markets: markets.map(({ typeId, specifier, isMainLine, outcomes }) => ({
      typeId,
      specifier,
      isMainLine,
      status: MARKET_STATUS.active,
      outcomes: outcomes.map((outcome) => ({ ...outcome, active: true })),
    })),
    update: {},
  }
  return [fixture, offered].map((event, index) => message(event, generatedAt, index + 1))
}

const place = ({ key, names }: ScheduledLive['category']) => ({
  key,
  name: names[CATALOGUE_LANGUAGE],
  names,
})

/**
 * The messages of a step in order; at least one, so that the feed does not look silent. `speed`: a clock that does not
 * run in real time is sent with every step.
 */
export function stepMessages(
  matchKey: string,
  step: LiveStep,
  at: number,
  speed: number
): FeedMessage[] {
  const update = step.isNews || speed !== 1 ? updateOf(step, at) : {}
  const events: FeedEvent[] = []
  if (step.stop) {
    events.push({
      kind: 'betStop',
      matchKey,
      groups: null,
      status: MARKET_STATUS.suspended,
      reason: step.stop,
    })
  }
  if (step.incident) {
    const { kind, side, seconds } = step.incident
    events.push({
      kind: 'incident',
      matchKey,
      incident: { kind, side, period: step.period, seconds },
      update,
    })
  } else if (step.isNews || step.markets.length === 0) {
    events.push({ kind: 'status', matchKey, update })
  }
  if (step.settled.length > 0) events.push(settlement(matchKey, step.settled))
  if (step.markets.length > 0) events.push({ ...odds(matchKey, step.markets), update })
  if (step.facts) events.push({ kind: 'result', matchKey, facts: step.facts })
  return events.map((event, index) => message(event, at, numberOf(step, index)))
}

/** Every market offered so far with its state after a step; the last message of the step. */
export function boardMessage(
  matchKey: string,
  step: LiveStep,
  markets: readonly BoardChange[],
  at: number
): FeedMessage {
  const event = { ...odds(matchKey, markets), update: updateOf(step, at) }
  return message(event, at, numberOf(step, MESSAGES_A_STEP - 1))
}

/** The end and result of a match that was not played live. */
export function endMessages({ key: matchKey, endsAt, facts }: PlainResult): FeedMessage[] {
  const events: FeedEvent[] = [
    { kind: 'status', matchKey, update: { status: facts.status, betStatus: 'stopped' } },
    { kind: 'result', matchKey, facts },
  ]
  return events.map((event, index) => message(event, endsAt, FIRST_STEP + index))
}

const numberOf = (step: LiveStep, index: number) =>
  FIRST_STEP + step.number * MESSAGES_A_STEP + index

const message = (event: FeedEvent, generatedAt: number, sequence: number): FeedMessage => ({
  producer: SIMULATOR,
  generatedAt,
  sequence,
  event,
})

function updateOf({ status, state, facts }: LiveStep, at: number): MatchUpdate {
  const live: LiveState = { ...state, clock: state.clock && { ...state.clock, at } }
  return { status, state: live, ...(facts && { betStatus: 'stopped' }) }
}

function odds(matchKey: string, markets: readonly BoardChange[]) {
  return {
    kind: 'odds' as const,
    matchKey,
    markets: markets.map(({ typeId, specifier, status, isMainLine, outcomes }): FeedMarket => ({
      typeId,
      specifier,
      status,
      isMainLine,
      outcomes,
    })),
    update: {},
  }
}

function settlement(matchKey: string, markets: readonly SettledMarket[]): FeedEvent {
  return {
    kind: 'settlement',
    matchKey,
    certainty: 1,
    markets: markets.map(({ typeId, specifier, results }) => ({
      typeId,
      specifier,
      voidReason: null,
      outcomes: Object.entries(results).map(([key, result]) => ({ key, ...said(result) })),
    })),
    update: {},
  }
}

type Said = Omit<FeedOutcomeResult, 'key'>

/** A half void of a won or lost outcome (rules 3.1). */
const RESULTS: Readonly<Record<PlainOutcomeResult, Said>> = {
  won: { won: true, voidFactorMilli: 0, deadHeatMilli: 1000 },
  lost: { won: false, voidFactorMilli: 0, deadHeatMilli: 1000 },
  void: { won: false, voidFactorMilli: 1000, deadHeatMilli: 1000 },
  halfWon: { won: true, voidFactorMilli: 500, deadHeatMilli: 1000 },
  halfLost: { won: false, voidFactorMilli: 500, deadHeatMilli: 1000 },
}

/** The demo's matches never end in a dead heat. */
const said = (result: OutcomeResult): Said => RESULTS[isPlain(result) ? result : 'won']
