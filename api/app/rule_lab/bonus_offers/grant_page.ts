/** Some bonuses with everything that their players did, and what other terms make of each. */
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import type { Outcome } from '@grandstand/shared-types/rule_lab/past_coupon'
import { tryGrant } from '@grandstand/shared-types/rule_lab/tried_grant'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { countedPlays, type PlayEnded } from '#rule_lab/bonus_offers/counted_plays'
import { storyOf, type StoryParts } from '#rule_lab/bonus_offers/grant_story'
import type { PastGrant } from '#rule_lab/bonus_offers/past_grants'
import {
  grantAccounts,
  idOfPlay,
  movesAbout,
  playersOf,
  playOf,
  readMoves,
  type Move,
  type Players,
} from '#rule_lab/bonus_offers/player_moves'
import { reachOfMost, type Reach } from '#rule_lab/bonus_offers/reach'
import { playsNamed, type PastPlay } from '#rule_lab/bonus_offers/plays'

export const DAY_MS = 86_400_000

export interface Page {
  /** With their moves until `untilMs`. */
  players: Players
  /** When the last bonus of the page was given. */
  givenAt: number
  /** Infinity once all moves are read. */
  untilMs: number
  /** Moves about the grants themselves, by player. */
  ofGrants: ReadonlyMap<number, readonly Move[]>
  /** By grant. */
  counted: ReadonlyMap<number, readonly PlayEnded[]>
  /** Those that were read so far. */
  plays: Map<string, PastPlay>
  /** How many plays of each bonus are looked at, at first. */
  playsAtFirst: number
}

interface Wanted {
  userIds: readonly number[]
  grantIds: readonly number[]
  /** When each bonus was given. */
  givenAt: readonly number[]
  reach: Reach
}

/** What moved on the accounts of these players from a day before to the first days; which plays are needed is known later. */
export async function readPage(wanted: Wanted): Promise<Page> {
  const { userIds, grantIds, reach } = wanted
  const givenAt = Math.max(...wanted.givenAt)
  const reachMs = givenAt + reach.spanMs
  const untilMs = reachMs > clock.now() ? Infinity : reachMs
  const players = await playersOf(userIds)
  await readMoves(players, userIds, { afterMs: Math.min(...wanted.givenAt) - DAY_MS, untilMs })
  const ofGrants = await movesAbout(players, 'bonusGrant', grantIds, 0)
  const counted = await countedPlays(grantIds)
  const plays = new Map()
  return { players, givenAt, untilMs, ofGrants, counted, plays, playsAtFirst: reach.plays }
}

/** A bonus that was given, or would have been. */
export interface Given {
  userId: number
  baseMinor: number
  expiresAt: number
  /** Numbers of the entries after it. */
  afterEntryId: number
  /** What was played before is not paid for. */
  sinceMs: number
}

export interface GrantOutcome extends Outcome {
  grantedMinor: number
  /** Null while it would still run, and for one that would end as it is given. */
  endedAt: number | null
}

/** A bonus with the terms that are tried on it. */
export interface Attempt {
  given: Given
  terms: BonusTerms
  /** When its plays counted, and its end by hand. */
  known?: Pick<StoryParts, 'counted' | 'endings'>
}

interface Outcomes<Key> {
  /** By the keys of the attempts. */
  outcomes: Map<Key, GrantOutcome>
  /** For the next page of the same trial, whose bonuses will take about as long. */
  reach: Reach
}

/** What bonuses would have become. Moves and plays are read until each has ended. */
export async function outcomesOf<Key>(
  attempts: ReadonlyMap<Key, Attempt>,
  page: Page
): Promise<Outcomes<Key>> {
  const outcomes = new Map<Key, GrantOutcome>()
  const lasted: Reach[] = []
  let left = [...attempts]
  for (let most = page.playsAtFirst; left.length > 0; most *= 3) {
    const parts = left.map(([key, attempt]) => ({
      key,
      attempt,
      ...firstStakes(attempt, most, page),
    }))
    await readPlays(
      parts.flatMap(({ stakes }) => stakes.map(({ name }) => name)),
      page
    )
    const looksOver = parts.flatMap((part) => {
      const first = knownOutcome(part, page)
      return first ? [{ ...part, endedAt: first.endedAt }] : []
    })
    // a play may be paid a moment after it was settled, so the end is looked for again with what came later
    const later = await laterMoves(
      looksOver.flatMap(({ stakes, endedAt }) =>
        stakes.filter(({ at }) => at <= (endedAt ?? Infinity)).map(({ name }) => name)
      ),
      page
    )
    for (const part of looksOver) {
      const outcome = knownOutcome(part, page, later)
      // with another end, other plays may count
      if (!outcome || outcome.endedAt !== part.endedAt) continue
      outcomes.set(part.key, outcome)
      lasted.push(reachOf(part, outcome, page))
    }
    left = left.filter(([key]) => !outcomes.has(key))
    if (left.length > 0) await readOn(left, page)
  }
  return { outcomes, reach: reachOfMost(lasted) }
}

/** How long a bonus lasted, from the last one of the page on, and in plays. */
function reachOf(
  { attempt, stakes }: { attempt: Attempt; stakes: readonly { at: number }[] },
  { grantedMinor, endedAt }: GrantOutcome,
  { givenAt }: Page
): Reach {
  const isAtOnce = grantedMinor === 0 || attempt.terms.multiplierMilli === 0
  if (isAtOnce) return { spanMs: 0, plays: 0 }
  const endMs = endedAt ?? Infinity
  return { spanMs: endMs - givenAt, plays: stakes.filter(({ at }) => at <= endMs).length }
}

/** Null while what is not read yet may change it. */
function knownOutcome(
  { attempt, untilMs }: { attempt: Attempt; untilMs: number },
  page: Page,
  later?: ReadonlyMap<number, readonly Move[]>
): GrantOutcome | null {
  const { outcome, isOver } = fold(attempt, page, later)
  const knownUntilMs = Math.min(untilMs, page.untilMs)
  const isKnown = knownUntilMs === Infinity || (isOver && (outcome.endedAt ?? 0) < knownUntilMs)
  return isKnown ? outcome : null
}

/** What bonuses that have ended paid for may win, or be settled anew, after the moves that were read. */
async function laterMoves(names: readonly string[], page: Page): Promise<Map<number, Move[]>> {
  const later = new Map<number, Move[]>()
  if (page.untilMs === Infinity) return later
  for (const subject of ['coupon', 'gameRound'] as const) {
    const ids = names.flatMap((name) => idOfPlay(name, subject) ?? [])
    const moves = await movesAbout(page.players, subject, [...new Set(ids)], page.untilMs)
    for (const [userId, own] of moves) later.set(userId, [...(later.get(userId) ?? []), ...own])
  }
  return later
}

/** Reads the moves of a longer time, for those that have not ended. */
async function readOn(left: readonly [unknown, Attempt][], page: Page): Promise<void> {
  if (page.untilMs === Infinity) return
  const { givenAt, untilMs: afterMs } = page
  const nextMs = givenAt + 3 * (afterMs - givenAt)
  const untilMs = nextMs > clock.now() ? Infinity : nextMs
  const userIds = new Set(left.map(([, attempt]) => attempt.given.userId))
  await readMoves(page.players, userIds, { afterMs, untilMs })
  page.untilMs = untilMs
}

/** The first plays after a bonus was given, and when the next one was staked; Infinity when there are no more. */
function firstStakes({ given }: Attempt, most: number, { players }: Page) {
  const stakes = movesAfter(given, players).filter(
    ({ kind, at }) => (kind === 'stake' || kind === 'gameBet') && at >= given.sinceMs
  )
  const first = stakes.slice(0, most).flatMap((move) => {
    const name = playOf(move)
    return name === null ? [] : [{ name, at: move.at }]
  })
  return { stakes: first, untilMs: stakes[most]?.at ?? Infinity }
}

async function readPlays(names: readonly string[], { plays }: Page): Promise<void> {
  const missing = names.filter((name) => !plays.has(name))
  if (missing.length === 0) return
  for (const [name, play] of await playsNamed(missing)) plays.set(name, play)
}

const movesAfter = ({ userId, afterEntryId }: Given, players: Page['players']): Move[] =>
  must(players.get(userId), 'player of a bonus').moves.filter(
    ({ entryId }) => entryId > afterEntryId
  )

function fold(
  { given, terms, known = { counted: [], endings: [] } }: Attempt,
  { players, plays }: Page,
  later: ReadonlyMap<number, readonly Move[]> = new Map()
): { outcome: GrantOutcome; isOver: boolean } {
  const player = must(players.get(given.userId), 'player of a bonus')
  const expiry = { at: given.expiresAt, state: 'expired' as const }
  const { grantedMinor, cashMinor, endedAt, state } = tryGrant({
    ...{ terms, baseMinor: given.baseMinor, expiresAt: given.expiresAt },
    accounts: grantAccounts(player, terms.pocket),
    ...storyOf({
      ...{ plays, counted: known.counted },
      moves: [...movesAfter(given, players), ...(later.get(given.userId) ?? [])],
      endings: [...known.endings, expiry],
    }),
  })
  return {
    outcome: { stakeMinor: 0, paidMinor: cashMinor, refusedBy: null, grantedMinor, endedAt },
    isOver: state !== 'running',
  }
}

/** A grant with these terms; by its own, it becomes what it did become. */
export function attemptOf(grant: PastGrant, terms: BonusTerms, page: Page): Attempt {
  const { id, userId, baseMinor, createdAt: givenAt, state, endedAt } = grant
  const isAsLong = terms.validDays === grant.terms.validDays
  const hasExpired = state === 'expired' && isAsLong
  // what the player gave up, or staff took back, would have ended all the same
  const isByHand = state === 'forfeited' || state === 'cancelled'
  const endings = isByHand && endedAt !== null ? [{ at: endedAt, state }] : []
  const plannedAt = isAsLong ? grant.expiresAt : givenAt + terms.validDays * DAY_MS
  return {
    given: {
      ...{ userId, baseMinor, sinceMs: givenAt },
      // the job that ends a grant runs once in a minute
      expiresAt: hasExpired ? (endedAt ?? plannedAt) : plannedAt,
      afterEntryId: granting(grant, page)?.entryId ?? 0,
    },
    terms,
    known: { counted: page.counted.get(id) ?? [], endings },
  }
}

/** What the ledger says of a grant. */
export function realOutcome(grant: PastGrant, page: Page): Outcome {
  const { accounts } = must(page.players.get(grant.userId), 'player of a bonus')
  const pocketId = grant.pocket === null ? null : accounts.get(grant.pocket)
  const converted = movesOfGrant(grant, page).filter(({ kind }) => kind === 'bonusConverted')
  const paidMinor = converted
    .flatMap(({ parts }) => parts)
    .filter(({ accountId }) => accountId !== pocketId)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return { stakeMinor: 0, paidMinor, refusedBy: null, grantedMinor: grant.grantedMinor }
}

const movesOfGrant = ({ id, userId }: PastGrant, { ofGrants }: Page): Move[] =>
  (ofGrants.get(userId) ?? []).filter(({ subjectId }) => subjectId === id)

const granting = (grant: PastGrant, page: Page): Move | undefined =>
  movesOfGrant(grant, page).find(({ kind }) => kind === 'bonusGranted')
