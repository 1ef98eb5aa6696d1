import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import { writtenTexts } from '#core/requests/written_texts'
import { mergedCurrencies, mergedTypeLimits } from '#sites/merge_limits'
import { withDefaults, type SiteSettingsData } from '#sites/settings'
import type { SiteChanges } from '#sites/validators/site'

type Stored = Partial<SiteSettingsData>
export type SentSettings = NonNullable<SiteChanges['settings']>

/** The sent values over the stored ones, at every level; a default that nobody set stays a default. */
export function mergedSettings(stored: Stored, sent: SentSettings): Stored {
  const {
    limits,
    limitsByCurrency,
    stakesByCurrency,
    live: sentLive,
    preMatchMargins,
    credit,
    cash,
    countries,
    printing,
    profile,
    flags,
    attribution,
    racing,
    bestOfBoth,
    startingPrice,
    ...figures
  } = defined(sent)
  const inForce = withDefaults(stored)
  const settings: Stored = { ...stored, ...figures }
  if (limitsByCurrency) {
    settings.limitsByCurrency = mergedCurrencies(stored.limitsByCurrency ?? {}, limitsByCurrency)
  }
  if (stakesByCurrency) {
    settings.stakesByCurrency = mergedCurrencies(stored.stakesByCurrency ?? {}, stakesByCurrency)
  }
  if (credit) settings.credit = { ...inForce.credit, ...defined(credit) }
  if (cash) settings.cash = { ...inForce.cash, ...defined(cash) }
  if (countries) settings.countries = { ...inForce.countries, ...defined(countries) }
  if (printing) settings.printing = { ...inForce.printing, ...defined(printing) }
  if (attribution) settings.attribution = { ...inForce.attribution, ...defined(attribution) }
  if (racing) settings.racing = mergedRacing(inForce.racing, racing)
  if (bestOfBoth) settings.bestOfBoth = { ...inForce.bestOfBoth, ...defined(bestOfBoth) }
  if (startingPrice) {
    settings.startingPrice = { ...inForce.startingPrice, ...defined(startingPrice) }
  }
  if (flags) settings.flags = { ...inForce.flags, ...defined(flags) }
  if (profile) settings.profile = mergedProfile(inForce.profile, profile)
  if (sentLive) settings.live = mergedLive(inForce.live, sentLive)
  if (preMatchMargins) {
    settings.preMatchMargins = { ...inForce.preMatchMargins, ...defined(preMatchMargins) }
  }
  if (limits) settings.limits = mergedLimits(inForce.limits, limits)
  return settings
}

function mergedRacing(
  inForce: SiteSettingsData['racing'],
  sent: NonNullable<SentSettings['racing']>
): SiteSettingsData['racing'] {
  const { countingStage, shortenedRace, ...choices } = defined(sent)
  return {
    ...inForce,
    ...choices,
    countingStage: { ...inForce.countingStage, ...defined(countingStage ?? {}) },
    shortenedRace: { ...inForce.shortenedRace, ...defined(shortenedRace ?? {}) },
  }
}

function mergedProfile(
  inForce: SiteSettingsData['profile'],
  sent: NonNullable<SentSettings['profile']>
): SiteSettingsData['profile'] {
  const { tv, footerTexts, ...fields } = defined(sent)
  return {
    ...inForce,
    ...fields,
    ...(footerTexts && { footerTexts: writtenTexts(footerTexts) }),
    tv: { ...inForce.tv, ...defined(tv ?? {}) },
  }
}

function mergedLive(
  inForce: SiteSettingsData['live'],
  sent: NonNullable<SentSettings['live']>
): SiteSettingsData['live'] {
  const { waiting, margins, ...times } = defined(sent)
  return {
    ...inForce,
    ...times,
    waiting: { ...inForce.waiting, ...defined(waiting ?? {}) },
    margins: { ...inForce.margins, ...defined(margins ?? {}) },
  }
}

function mergedLimits(
  { byType: inForce, ...full }: CouponLimits,
  sent: NonNullable<SentSettings['limits']>
): CouponLimits {
  const { types, byType, actions, bonus, lucky, ...bounds } = defined(sent)
  const sets = byType === null ? undefined : mergedTypeLimits(inForce ?? {}, byType ?? {})
  return {
    ...full,
    ...bounds,
    ...(sets && { byType: sets }),
    types: { ...full.types, ...defined(types ?? {}) },
    bonus: { ...full.bonus, ...defined(bonus ?? {}) },
    lucky: { ...full.lucky, ...defined(lucky ?? {}) },
    ...(actions && { actions: { ...full.actions, ...defined(actions) } }),
  }
}

/** Without the keys that the body left out. */
function defined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
