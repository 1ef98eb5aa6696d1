import { isDeepStrictEqual } from 'node:util'
import db from '@adonisjs/lucid/services/db'
import { NEW_OFFER_CATEGORIES } from '@grandstand/shared-types/wire/betting/rule_lab'
import { AppError, found } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { keeperOf, reachesBrand, scopeToPrincipal, type Principal } from '#core/requests/access'
import { offersOf } from '#bonuses/offers/offer'
import { compareGrants } from '#rule_lab/bonus_offers/compare_grants'
import { compareNewGrants } from '#rule_lab/bonus_offers/compare_new_grants'
import { compareCoupons, type TrialScope } from '#rule_lab/coupons/compare_coupons'
import type { Forecaster } from '#rule_lab/coupons/forecaster'
import { userLimitsForecaster } from '#rule_lab/coupons/limits'
import { changedUserLimits } from '#rule_lab/trials/changes'
import { forecasterOf } from '#rule_lab/trials/forecaster_of'
import { dayStarts } from '#rule_lab/queries/day_starts'
import { resultOf } from '#rule_lab/queries/result_of'
import { plansInForce } from '#rule_lab/queries/rules_of_today'
import { compareStatements } from '#rule_lab/statements/compare_statements'
import type { TriedTerms } from '#rule_lab/statements/payables'
import { begin, type Trial, type Work } from '#rule_lab/running/trial'
import type { TrialOrder } from '#rule_lab/validators/new_trial'
import { siteById, type CurrentSite } from '#sites/current_site'
import { soundTerms } from '#statements/actions/edit_plans'

/**
 * Begins a trial over the coupons that the principal sees. Throws 404 `notFound` for a dealer or plan out of sight, 403
 * `notAllowed` for a commission tried by staff of a branch, 409 `trialRuns`, and 422 for values that could not be saved
 * either.
 */
export async function beginTrial(principal: Principal, order: TrialOrder): Promise<Trial> {
  const site = await siteById(principal.siteId)
  const dealer = order.dealerId === undefined ? null : await dealerOf(principal, order.dealerId)
  const own = reachesBrand(principal) ? null : keeperOf(principal).path
  const starts = dayStarts(site.settings.timeZone, clock.now(), order.days)
  const work = await workOf(principal, site, order, {
    siteId: site.id,
    path: dealer?.path ?? own,
    fromMs: starts[0] ?? 0,
    dayStarts: starts,
  })
  return begin(principal, { order, dealerName: dealer?.username ?? null }, work)
}

async function workOf(
  principal: Principal,
  site: CurrentSite,
  order: TrialOrder,
  scope: TrialScope
): Promise<Work> {
  const { timeZone } = site.settings
  if (order.rule === 'commission') {
    if (!reachesBrand(principal)) throw AppError.notAllowed()
    const tried = await changedTerms(site, order)
    return async (progress) => {
      const sums = await compareStatements(site, scope, tried, progress)
      return sums && resultOf('statement', sums, timeZone)
    }
  }
  if (order.rule === 'bonusOffer') return offerWork(site, order, scope)
  if (order.rule === 'userLimits') return userLimitsWork(principal, site, order, scope)
  const forecaster = await forecasterOf(order.rule, site, order)
  return couponWork(scope, forecaster, timeZone)
}

const couponWork =
  (scope: TrialScope, forecaster: Forecaster, timeZone: string): Work =>
  async (progress) => {
    const sums = await compareCoupons(scope, forecaster, progress)
    return sums && resultOf('coupon', sums, timeZone)
  }

/** The coupons of the dealer's branch or of the player count, within the scope. */
async function userLimitsWork(
  principal: Principal,
  site: CurrentSite,
  { userLimits }: TrialOrder,
  scope: TrialScope
): Promise<Work> {
  if (!userLimits) throw AppError.field('userLimits', 'isRequiredArea')
  const { userId } = userLimits
  const query = db
    .query<{ limits: string; path: string }>()
    .from('users')
    .where('users.id', userId)
    .whereIn('users.type', ['dealer', 'partner', 'player'])
    .select('users.limits', 'users.path')
  const { limits, path } = found<{ limits: string; path: string }>(
    await scopeToPrincipal(query, principal).first()
  )
  const changed = changedUserLimits(JSON.parse(limits), userLimits.limits)
  const forecaster = userLimitsForecaster(site, userId, changed)
  return couponWork(
    { ...scope, path: narrower(path, scope.path) },
    forecaster,
    site.settings.timeZone
  )
}

/** Of two branches the one within the other. Throws 422 `unknownEntry` at the dealer where they are beside each other. */
function narrower(path: string, other: string | null): string {
  if (other === null || path.startsWith(other)) return path
  if (other.startsWith(path)) return other
  throw AppError.field('dealerId', 'unknownEntry')
}

/** An offer that is there is tried on its grants, another one on what would have brought it. */
async function offerWork(
  { id: siteId, settings: { timeZone } }: CurrentSite,
  { bonusOffer }: TrialOrder,
  scope: TrialScope
): Promise<Work> {
  if (!bonusOffer) throw AppError.field('bonusOffer', 'isRequiredArea')
  const { bonusId, category, terms } = bonusOffer
  if (bonusId === undefined) {
    const subject = category === 'registration' ? category : 'deposit'
    if (!NEW_OFFER_CATEGORIES.some((known) => known === category)) {
      throw AppError.field('bonusOffer.category', 'notOneOf', [NEW_OFFER_CATEGORIES.join(', ')])
    }
    return async (progress) => {
      const sums = await compareNewGrants(scope, bonusOffer, progress)
      return sums && resultOf(subject, sums, timeZone)
    }
  }
  const offer = found((await offersOf(db.connection(), siteId, bonusId))[0])
  if (offer.category !== category) throw AppError.field('bonusOffer.category', 'notChangeable')
  const tried = isDeepStrictEqual(offer.terms, terms) ? null : terms
  return async (progress) => {
    const sums = await compareGrants(scope, { bonusId, tried }, progress)
    return sums && resultOf('grant', sums, timeZone)
  }
}

/** Null for the terms that the plan has today. */
async function changedTerms(
  { id, settings: { timeZone } }: CurrentSite,
  { commission }: TrialOrder
): Promise<TriedTerms | null> {
  if (!commission) return null
  const { planId } = commission
  const terms = soundTerms(commission.terms)
  const plan = found((await plansInForce(id, timeZone)).find((one) => one.id === planId))
  return isDeepStrictEqual(plan.terms, terms) ? null : { planId, terms }
}

interface DealerRow {
  username: string
  path: string
}

async function dealerOf(principal: Principal, dealerId: number): Promise<DealerRow> {
  const query = db
    .query<DealerRow>()
    .from('users')
    .where('users.id', dealerId)
    .whereIn('users.type', ['dealer', 'partner'])
    .select('users.username', 'users.path')
  return found<DealerRow>(await scopeToPrincipal(query, principal).first())
}
