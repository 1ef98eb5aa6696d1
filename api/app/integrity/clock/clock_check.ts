/** Compares the server's clock with a reference: a time server, where one is named, and the database's clock. */
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { REPORTED_DRIFT_MS, type ClockState } from '@grandstand/shared-types/wire/integrity'
import { alertEverySite } from '#audit/alert'
import { dialect } from '#core/dialect/current'
import { must } from '#core/errors/must'
import { pauseBetting } from '#core/requests/betting_pause'
import { clock } from '#core/timing/clock'
import { aheadOfUs, timeServerOf } from '#integrity/clock/time_server'

/** An answer that may be further off than this, since it was long on its way, tells nothing but a drift beyond the limit. */
const MOST_DOUBT_MS = 1_000

export interface ClockSettings {
  /** A time server, `host` or `host:port`; without one the database is asked. */
  reference: string | undefined
  /** A drift beyond it pauses bets, and whatever goes by the clock. */
  pauseMs: number
}

let state: ClockState = { reference: null, checkedAt: null, driftMs: null, isAnswered: false }
let isReported = false

export const clockState = (): ClockState => state

/**
 * One comparison. A drift beyond 2 s goes to every brand's audit log once, until the clock is right again; beyond the limit it
 * makes the clock a wrong one: bets pause, work that goes by the clock rests, and the server leads nothing. A reference that does
 * not answer, or too late to tell, changes neither.
 */
export async function checkClock(settings: ClockSettings): Promise<ClockState> {
  const reference = referenceOf(settings)
  if (!reference) {
    state = { reference: null, checkedAt: null, driftMs: null, isAnswered: false }
    return state
  }
  try {
    const askedAt = performance.now()
    const driftMs = 0 - (await reference.aheadMs())
    const doubtMs = (performance.now() - askedAt) / 2
    if (doubtMs > MOST_DOUBT_MS && Math.abs(driftMs) - doubtMs <= settings.pauseMs) {
      throw new Error()
    }
    state = { reference: reference.name, checkedAt: clock.now(), driftMs, isAnswered: true }
    await judge(driftMs, settings)
  } catch {
    state = { ...state, reference: reference.name, checkedAt: clock.now(), isAnswered: false }
  }
  return state
}

async function judge(driftMs: number, { pauseMs }: ClockSettings): Promise<void> {
  const size = Math.abs(driftMs)
  const isWrong = size > pauseMs
  pauseBetting('clockDrift', isWrong)
  if (isWrong !== clock.isWrong) {
    clock.isWrong = isWrong
    if (isWrong) logger.error({ driftMs }, 'the clock is wrong: no bets are taken, nothing is led')
    else logger.warn({ driftMs }, 'the clock is right again')
  }
  if (size > REPORTED_DRIFT_MS && !isReported) await alertEverySite('clock.drifted', { driftMs })
  isReported = size > REPORTED_DRIFT_MS
}

interface Reference {
  name: string
  aheadMs: () => Promise<number>
}

/** Null where there is nothing to compare with: SQLite lives on this machine's clock. */
function referenceOf({ reference: named }: ClockSettings): Reference | null {
  if (named) {
    const place = timeServerOf(named)
    return { name: named, aheadMs: () => aheadOfUs(place, clock.now) }
  }
  const { clockQuery } = dialect()
  return clockQuery === null ? null : { name: 'database', aheadMs: () => databaseAhead(clockQuery) }
}

/** By the middle of the question's way, since the database reads its clock in between. */
async function databaseAhead(clockQuery: string): Promise<number> {
  const askedAt = clock.now()
  const rows: { at: number | string }[][] = await db.rawQuery(clockQuery)
  const at = Number(must(rows[0]?.[0], "the database's clock").at)
  return Math.round(at - (askedAt + clock.now()) / 2)
}
