import db from '@adonisjs/lucid/services/db'
import { periodFrom, periodOf, type Period } from '@grandstand/shared-types/statements/periods'
import { clock } from '#core/timing/clock'
import type { CurrentSite } from '#sites/current_site'
import { CLOSED_AFTER_MS } from '#statements/queries/next_period'

/**
 * The first period of a brand for which its affiliates have no statements, from the one of its first affiliate on; null while
 * it is not closed, and for a brand without affiliates.
 */
export async function nextPeriod({ id, settings }: CurrentSite): Promise<Period | null> {
  const { statementPeriod: kind, timeZone } = settings
  const lastEnd = await extreme('affiliate_periods', id, 'max(ends_at)')
  const first = lastEnd ?? (await extreme('affiliates', id, 'min(created_at)'))
  if (first === null) return null
  const period =
    lastEnd === null ? periodOf(kind, timeZone, first) : periodFrom(kind, timeZone, first)
  return period.endsAt + CLOSED_AFTER_MS <= clock.now() ? period : null
}

async function extreme(table: string, siteId: number, figure: string): Promise<number | null> {
  const row = await db
    .query<{ at: number | null }>()
    .from(table)
    .where('site_id', siteId)
    .select(db.raw(`${figure} as at`))
    .first()
  return row?.at ? Number(row.at) : null
}
