import db from '@adonisjs/lucid/services/db'
import {
  periodFrom,
  periodOf,
  type Period,
  type PeriodKind,
} from '@grandstand/shared-types/statements/periods'
import { clock } from '#core/timing/clock'
import type { CurrentSite } from '#sites/current_site'
import { CLOSED_AFTER_MS } from '#statements/queries/next_period'

export interface NextPeriod extends Period {
  kind: PeriodKind
}

/**
 * The first period of a brand for which its affiliates have no statements, from the one of its first affiliate on; null while
 * it is not closed, and for a brand without affiliates.
 */
export async function nextPeriod(site: CurrentSite): Promise<NextPeriod | null> {
  const period = await undrawnPeriod(site)
  return period && period.endsAt + CLOSED_AFTER_MS <= clock.now() ? period : null
}

/** The same, closed or not: a period ends as it began, whatever the brand sets meanwhile. */
export async function undrawnPeriod({ id, settings }: CurrentSite): Promise<NextPeriod | null> {
  const { statementPeriod, timeZone } = settings
  const last = await lastPeriod(id)
  if (last) return { kind: last.nextKind, ...periodFrom(last.nextKind, timeZone, last.endsAt) }
  const first = await firstAffiliateAt(id)
  if (first === null) return null
  return { kind: statementPeriod, ...periodOf(statementPeriod, timeZone, first) }
}

interface LastPeriod {
  endsAt: number
  /** The brand's setting when the period was drawn up. */
  nextKind: PeriodKind
}

async function lastPeriod(siteId: number): Promise<LastPeriod | null> {
  const row: LastPeriod | null = await db
    .query<LastPeriod>()
    .from('affiliate_periods')
    .where('site_id', siteId)
    .orderBy('ends_at', 'desc')
    .select({ endsAt: 'ends_at', nextKind: 'next_kind' })
    .first()
  return row && { ...row, endsAt: Number(row.endsAt) }
}

async function firstAffiliateAt(siteId: number): Promise<number | null> {
  const row = await db
    .query<{ at: number | null }>()
    .from('affiliates')
    .where('site_id', siteId)
    .min('created_at as at')
    .first()
  return row?.at ? Number(row.at) : null
}
