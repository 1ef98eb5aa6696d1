import db from '@adonisjs/lucid/services/db'
import { periodFrom, periodOf, type Period } from '@grandstand/shared-types/statements/periods'
import { clock } from '#core/timing/clock'
import type { CurrentSite } from '#sites/current_site'

/** A period is closed this long after its end, when no transaction that began in it can still be open. */
export const CLOSED_AFTER_MS = 10 * 60_000

/**
 * The first period of a brand that has no statements; null while it is not closed, and for a brand without transfers.
 */
export async function nextPeriod({ id, settings }: CurrentSite): Promise<Period | null> {
  const { statementPeriod: kind, timeZone } = settings
  const lastEnd = await lastEndOf(id)
  const period =
    lastEnd === null ? await firstPeriod(id, settings) : periodFrom(kind, timeZone, lastEnd)
  return period && period.endsAt + CLOSED_AFTER_MS <= clock.now() ? period : null
}

export interface RunningPeriod extends Period {
  /** Whether every earlier period has statements. */
  isNext: boolean
}

/** The period that contains the present moment. */
export async function runningPeriod({ id, settings }: CurrentSite): Promise<RunningPeriod> {
  const { statementPeriod: kind, timeZone } = settings
  const now = clock.now()
  const lastEnd = await lastEndOf(id)
  const next = lastEnd === null ? null : periodFrom(kind, timeZone, lastEnd)
  if (next && next.endsAt > now) return { ...next, isNext: true }
  const running = periodOf(kind, timeZone, now)
  const first = lastEnd === null ? await firstPeriod(id, settings) : next
  return { ...running, isNext: !first || first.startsAt >= running.startsAt }
}

async function lastEndOf(siteId: number): Promise<number | null> {
  const row = await db
    .query<{ endsAt: number | null }>()
    .from('statement_periods')
    .where('site_id', siteId)
    .max('ends_at as endsAt')
    .first()
  return row?.endsAt ? Number(row.endsAt) : null
}

async function firstPeriod(
  siteId: number,
  { statementPeriod: kind, timeZone }: CurrentSite['settings']
): Promise<Period | null> {
  const row = await db
    .query<{ at: number }>()
    .from('ledger_transfers')
    .where('site_id', siteId)
    .orderBy('created_at')
    .select('created_at as at')
    .first()
  return row ? periodOf(kind, timeZone, Number(row.at)) : null
}
