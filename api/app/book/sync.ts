/**
 * Keeps the book current: changes of this process at once, changes of another process (a command, a second node) found
 * by `matches.changed_at`.
 */
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { loadBetLimits } from '#book/bet_limits'
import { book } from '#book/book'
import { bookChanges } from '#book/changes'
import { loadLabels } from '#book/labels'
import { dropMatch, loadMatches } from '#book/load'
import { loadMarketTypes } from '#book/market_types'
import { followOffers, loadOffers } from '#book/offer/offers'
import { priceHistory } from '#book/price_history'
import { loadRateLocks } from '#book/rate_lock'

const POLL_MS = 1_000
/** A change may commit this long after its `changed_at` was taken. */
const OVERLAP_MS = 5_000
/** A match without a result leaves the board this long after its start. */
const KEPT_AFTER_START_MS = 24 * 3_600_000
const LABELS_MS = 30_000
const BET_LIMITS_MS = 5_000

let timer: NodeJS.Timeout | null = null
let stopListening: (() => void)[] = []
let watermark = 0
/** `performance.now()` of the last time that the book followed the database; null before the first. */
let followedAt: number | null = null
let labelsAt = 0
let betLimitsAt = 0
let running: Promise<void> = Promise.resolve()

/** Fills the book, then follows the changes of this process. Starts no timer. */
export async function openBook(): Promise<void> {
  await rebuildBook()
  stopListening = [
    bus.on('matchChanged', ({ matchIds }) => void enqueue(() => loadMatches(matchIds))),
    bus.on('catalogueChanged', () => void enqueue(loadCatalogue)),
  ]
}

/** Opens the book, then follows the changes of other processes, too. */
export async function startBook(): Promise<void> {
  await openBook()
  timer = setInterval(() => void enqueue(poll), POLL_MS)
  priceHistory.start()
}

export async function stopBook(): Promise<void> {
  if (timer) clearInterval(timer)
  timer = null
  for (const stop of stopListening) stop()
  priceHistory.stop()
  await running
}

/** Empties the book and loads every open match. */
export async function rebuildBook(): Promise<void> {
  book.clear()
  watermark = clock.now()
  await loadCatalogue()
  await loadBetLimits()
  await loadOffers()
  await loadRateLocks()
  labelsAt = betLimitsAt = watermark
  const rows = await db
    .query<{ id: number }>()
    .from('matches')
    .where('starts_at', '>', clock.now() - KEPT_AFTER_START_MS)
    .orderBy('id')
    .select('id')
  await loadMatches(rows.map((row) => row.id))
  followedAt = performance.now()
}

/** Time since the book followed the database; null while it does not. */
export const bookAgeMs = (): number | null =>
  timer === null || followedAt === null ? null : performance.now() - followedAt

/** Resolves when every change announced so far is in the book. */
export function bookSynced(): Promise<void> {
  return running
}

/** Loads the changes since the last poll. */
export async function poll(): Promise<void> {
  const now = clock.now()
  // changes that are made after the clock was set back have times before the last poll
  const since = Math.min(watermark, now) - OVERLAP_MS
  const rows = await db
    .query<{ id: number; changed_at: number }>()
    .from('matches')
    .where('changed_at', '>=', since)
    .where('starts_at', '>', now - KEPT_AFTER_START_MS)
    .select('id', 'changed_at')
  watermark = now
  // two changes may have the same time, so a match is read again until the overlap has passed
  const changed = rows.filter((row) => {
    const inBook = book.match(row.id)
    if (inBook?.writtenAt === row.changed_at) return false
    return inBook?.changedAt !== row.changed_at || row.changed_at > now - OVERLAP_MS
  })
  // labels come before the matches, since a listener of a match asks for its league
  if (isDue(labelsAt, LABELS_MS, now) || changed.length > 0) {
    labelsAt = now
    await loadLabels()
  }
  if (changed.length > 0) await loadMatches(changed.map((row) => row.id))
  // a brand's suspension reaches every process as fast as one of the installation
  await followOffers()
  if (isDue(betLimitsAt, BET_LIMITS_MS, now)) {
    betLimitsAt = now
    await followMarketTypes()
    await loadBetLimits()
    await loadOffers()
    await loadRateLocks()
  }
  for (const match of book.matches()) {
    if (match.startsAt <= now - KEPT_AFTER_START_MS) dropMatch(match.id)
  }
  followedAt = performance.now()
}

/** True once in `everyMs`, and after the clock was set back. */
const isDue = (lastAt: number, everyMs: number, now: number): boolean =>
  now - lastAt > everyMs || now < lastAt

async function loadCatalogue(): Promise<void> {
  await loadLabels()
  await followMarketTypes()
}

/** Announces the markets of each match whose type was opened or closed. */
async function followMarketTypes(): Promise<void> {
  const typeIds = await loadMarketTypes()
  if (typeIds.size === 0) return
  book.version++
  for (const { id: matchId, markets } of book.matches()) {
    const marketIds = markets.filter(({ typeId }) => typeIds.has(typeId)).map(({ id }) => id)
    if (marketIds.length > 0) bookChanges.emit({ kind: 'markets', matchId, marketIds })
  }
}

function enqueue(work: () => Promise<void>): Promise<void> {
  running = running.then(work).catch((error: unknown) => {
    logger.error({ err: error }, 'book could not be brought up to date')
  })
  return running
}
