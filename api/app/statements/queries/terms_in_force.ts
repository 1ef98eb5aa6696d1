import type { Reader } from '#core/database/transactions'
import { readTerms, TERM_COLUMNS, type ReadTerms, type StoredTerms } from '#statements/stored_terms'

export interface TermsInForce extends ReadTerms {
  versionId: number
  planName: string
}

interface PlanRow {
  dealerId: number
  planId: number | null
}
interface VersionRow extends StoredTerms {
  id: number
  planId: number
  planName: string
}

/** The terms of every dealer of a brand on a day (`2026-11-22`); dealers without a plan are missing. */
export async function termsInForce(
  reader: Reader,
  siteId: number,
  day: string
): Promise<Map<number, TermsInForce>> {
  const plans: PlanRow[] = await reader
    .query<PlanRow>()
    .from('dealer_commissions as d')
    .join('users as u', 'u.id', 'd.dealer_id')
    .where('u.site_id', siteId)
    .where('d.from_day', '<=', day)
    .orderBy('d.from_day')
    .select({ dealerId: 'd.dealer_id', planId: 'd.plan_id' })
  const versions: VersionRow[] = await reader
    .query<VersionRow>()
    .from('commission_versions as v')
    .join('commission_plans as p', 'p.id', 'v.plan_id')
    .where('p.site_id', siteId)
    .where('v.from_day', '<=', day)
    .orderBy('v.from_day')
    .select({ id: 'v.id', planId: 'v.plan_id', planName: 'p.name' })
    .select(TERM_COLUMNS)
  // both are in order of their days, so the latest one is kept
  const latest = new Map(
    versions.map((row) => [
      Number(row.planId),
      { ...readTerms(row), planName: row.planName, versionId: Number(row.id) },
    ])
  )
  const given = new Map(plans.map(({ dealerId, planId }) => [Number(dealerId), planId]))
  return new Map(
    [...given].flatMap(([dealerId, planId]) => {
      const terms = planId === null ? undefined : latest.get(Number(planId))
      return terms ? [[dealerId, terms] as const] : []
    })
  )
}
