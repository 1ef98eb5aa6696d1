import { slipStakesIn } from '@grandstand/shared-types/coupons/limits/site_stakes'
import { LIMIT_AMOUNTS } from '@grandstand/shared-types/coupons/limits/limit_set'
import { NO_MAINTENANCE } from '@grandstand/shared-types/sites/maintenance'
import { isCurrencyCode } from '@grandstand/shared-types/money/currencies'
import { limitsIn } from '#sites/limits_in'
import { withDefaults, type SiteSettingsData } from '#sites/settings'

interface Original {
  currency: string
  settings: Partial<SiteSettingsData>
}

/**
 * The settings of a brand for its clone. In another currency, the amounts of limits and stakes that the original has for
 * that currency become the clone's own, and the original's own amounts stay those of its currency; other amounts keep
 * their figure. The clone is open, and the dealer of new web accounts is nobody of it.
 */
export function settingsOfClone(
  { currency: from, settings }: Original,
  { defaultLanguage, currency: to }: { defaultLanguage: string; currency: string }
): Partial<SiteSettingsData> {
  const all = withDefaults(settings)
  const languages = all.languages.includes(defaultLanguage)
    ? all.languages
    : [defaultLanguage, ...all.languages]
  const copied = { ...settings, languages, webDealerId: null, maintenance: NO_MAINTENANCE }
  return from === to ? copied : { ...copied, ...amountsIn({ currency: from, settings: all }, to) }
}

function amountsIn(
  { currency: from, settings }: { currency: string; settings: SiteSettingsData },
  to: string
): Partial<SiteSettingsData> {
  const { limits, defaultStakeMinor, couponAmountsMinor } = settings
  const limitsByCurrency = { ...settings.limitsByCurrency }
  const stakesByCurrency = { ...settings.stakesByCurrency }
  if (isCurrencyCode(to)) {
    delete limitsByCurrency[to]
    delete stakesByCurrency[to]
  }
  if (isCurrencyCode(from)) {
    limitsByCurrency[from] = Object.fromEntries(LIMIT_AMOUNTS.map((name) => [name, limits[name]]))
    stakesByCurrency[from] = { defaultStakeMinor, couponAmountsMinor }
  }
  return {
    limits: limitsIn({ currency: from, settings }, to),
    limitsByCurrency,
    ...slipStakesIn(settings, to),
    stakesByCurrency,
  }
}
