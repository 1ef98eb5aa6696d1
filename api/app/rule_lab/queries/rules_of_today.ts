import db from '@adonisjs/lucid/services/db'
import {
  TRIED_LIMITS,
  type RulesOfToday,
  type TriedLimitFigures,
} from '@grandstand/shared-types/wire/betting/rule_lab'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import { reachesBrand, type Principal } from '#core/requests/access'
import { offersOf } from '#bonuses/offers/offer'
import { limitsOnSubjects } from '#rule_lab/queries/selection_limits'
import { siteById } from '#sites/current_site'
import { readTerms, TERM_COLUMNS, type StoredTerms } from '#statements/stored_terms'

/** The rules of the principal's brand that can be tried, with today's values. */
export async function rulesOfToday(principal: Principal): Promise<RulesOfToday> {
  const { id, currency, settings } = await siteById(principal.siteId)
  return {
    currency,
    bonus: settings.limits.bonus,
    offers: (await offersOf(db.connection(), id)).map((offer) => ({
      ...{ id: offer.id, titles: offer.titles, category: offer.category, terms: offer.terms },
    })),
    limits: triedFigures(settings.limits),
    betLimits: await limitsOnSubjects(id),
    liveMargins: settings.live.margins,
    sellMargin: { percent: settings.sellMarginPercent },
    plans: reachesBrand(principal) ? await plansInForce(id, settings.timeZone) : [],
  }
}

const triedFigures = (limits: CouponLimits): TriedLimitFigures => {
  const figures = Object.fromEntries(TRIED_LIMITS.map((name) => [name, limits[name]]))
  return figures as Record<keyof TriedLimitFigures, number>
}

interface VersionRow extends StoredTerms {
  planId: number
  name: string
}

/** By name; a plan whose first version is to come is missing. */
export async function plansInForce(
  siteId: number,
  timeZone: string
): Promise<RulesOfToday['plans']> {
  const day = dayIn(timeZone, clock.now())
  const rows: VersionRow[] = await db
    .query<VersionRow>()
    .from('commission_versions as v')
    .join('commission_plans as p', 'p.id', 'v.plan_id')
    .where('p.site_id', siteId)
    .where('v.from_day', '<=', day)
    .orderBy(['p.name', 'v.from_day'])
    .select({ planId: 'p.id', name: 'p.name' })
    .select(TERM_COLUMNS)
  // in order of their days, so the latest one of each plan is kept
  const latest = new Map(rows.map((row) => [Number(row.planId), row]))
  return [...latest].map(([id, row]) => ({ id, name: row.name, terms: readTerms(row) }))
}
