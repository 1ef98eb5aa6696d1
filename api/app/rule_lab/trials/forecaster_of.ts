import type { TriedRule } from '@grandstand/shared-types/wire/betting/rule_lab'
import { bonusForecaster } from '#rule_lab/coupons/bonus'
import type { Forecaster } from '#rule_lab/coupons/forecaster'
import { betLimitsForecaster } from '#rule_lab/coupons/bet_limits'
import { limitsForecaster } from '#rule_lab/coupons/limits'
import { liveMarginForecaster } from '#rule_lab/coupons/live_margins'
import { sellMarginForecaster } from '#rule_lab/coupons/sell_margin'
import {
  changedBetLimit,
  changedBonus,
  changedLimits,
  changedMargins,
  changedSellMargin,
} from '#rule_lab/trials/changes'
import type { TrialOrder } from '#rule_lab/validators/new_trial'
import type { CurrentSite } from '#sites/current_site'

/** The forecaster of a rule that works on coupons. Throws as `changedLimits`. */
export async function forecasterOf(
  rule: Exclude<TriedRule, 'commission' | 'bonusOffer' | 'userLimits'>,
  site: CurrentSite,
  order: TrialOrder
): Promise<Forecaster> {
  const { settings } = site
  switch (rule) {
    case 'bonus':
      return bonusForecaster(changedBonus(settings, order))
    case 'limits':
      return limitsForecaster(site, changedLimits(settings, order))
    case 'betLimits':
      return betLimitsForecaster(site, await changedBetLimit(site, order))
    case 'liveMargins':
      return liveMarginForecaster(site, changedMargins(settings, order))
    case 'sellMargin':
      return sellMarginForecaster(changedSellMargin(settings, order))
  }
}
