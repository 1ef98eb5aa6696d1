/** Staff change a brand's settings. */
import type { CountrySettings } from '@grandstand/shared-types/accounts/play_countries'
import { limitConflict } from '@grandstand/shared-types/coupons/limits/limit_order'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import { authorOf, changedFields, recordAudit } from '#audit/record_audit'
import type { Editor } from '#core/requests/access'
import { requireStepUp } from '#core/requests/step_up'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { inTransaction, type Trx } from '#core/database/transactions'
import { mergedSettings, type SentSettings } from '#sites/actions/merge_settings'
import { forgetSites } from '#sites/current_site'
import Site from '#sites/models/site'
import { limitsIn } from '#sites/limits_in'
import { easedBounds, withDefaults, type SiteSettingsData } from '#sites/settings'
import type { SiteChanges } from '#sites/validators/site'

/**
 * Settings that were not sent stay. Applies at once, but a looser bound of a second officer a day later (rules 11.4); placed coupons
 * keep the settings of their time. Throws 404
 * `notFound`, 403 `stepUpNeeded` for limits and protection, and 422 `amountTooLarge` [highest] at a lower limit above its
 * upper one, `amountTooSmall` [lowest] at the upper limit of a coupon type below the lower limit of all, `isRequiredArea` at
 * the countries when only some may play and none is named, or `ownCurrencyListed` when the site's own currency is among the
 * others, the default language is not among the languages, or the dealer is none of the site.
 */
export async function updateSite(editor: Editor, id: number, changes: SiteChanges): Promise<void> {
  await inTransaction(async (trx) => {
    const site = await Site.query({ client: trx }).where('id', id).forUpdate().first()
    if (!site) throw AppError.notFound()
    const before = withDefaults(site.settings)
    requireOthers(site.currency, changes.settings ?? {})
    const settings = mergedSettings(site.settings, changes.settings ?? {})
    const after = withDefaults(settings)
    requireCountries(after.countries)
    requireOrder({ currency: site.currency, settings: after })
    const { title = site.title, defaultLanguage = site.defaultLanguage } = changes
    requireSpoken(after.languages, defaultLanguage)
    const detail = changedFields(
      { ...flat(before), title: site.title, defaultLanguage: site.defaultLanguage },
      { ...flat(after), title, defaultLanguage }
    )
    const changed = Object.keys(detail.after)
    if (changed.length === 0) return
    if (changed.some(isProtection)) await requireStepUp(editor.principal, trx)
    if (after.webDealerId !== before.webDealerId) await requireDealer(trx, id, after.webDealerId)
    settings.easedBounds = easedBounds(before, after, clock.now())
    await site.merge({ settings, title, defaultLanguage, updatedAt: clock.now() }).save()
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'site.update',
      subjectType: 'site',
      subjectId: id,
      detail,
    })
  })
  forgetSites()
  bus.emit('siteChanged', { siteId: id })
}

/** Limits, and what protects the brand. */
const isProtection = (setting: string): boolean =>
  /^(limits|credit\.|cash\.|countries\.)/.test(setting) || PROTECTION.has(setting)

const PROTECTION: ReadonlySet<string> = new Set([
  'refuseCommonPasswords',
  'staffSecondFactor',
  'stepUpCreditMinor',
  'secondOfficerAboveMinor',
  'affiliateTwoOfficersAboveMinor',
  'bonusTwoOfficersAboveMinor',
  'heldBonusFlags',
])

/** The site's own currency has its amounts in `limits`, not among the others. */
function requireOthers(currency: string, sent: SentSettings): void {
  const { limitsByCurrency, stakesByCurrency } = sent
  for (const [name, sets] of Object.entries({ limitsByCurrency, stakesByCurrency })) {
    const hasOwn = Object.keys(sets ?? {}).includes(currency)
    if (hasOwn) {
      throw AppError.field(`settings.${name}.${currency}`, 'ownCurrencyListed', [currency])
    }
  }
}

function requireSpoken(languages: readonly string[], defaultLanguage: string): void {
  if (!languages.includes(defaultLanguage)) {
    throw AppError.field('defaultLanguage', 'notOneOf', [languages.join(', ')])
  }
}

/** The dealer of new web accounts is an active dealer of the site. */
async function requireDealer(trx: Trx, siteId: number, dealerId: number | null): Promise<void> {
  if (dealerId === null) return
  const dealer = await trx
    .from('users')
    .where({ id: dealerId, site_id: siteId, type: 'dealer', status: 1 })
    .first()
  if (!dealer) throw AppError.field('settings.webDealerId', 'unknownEntry')
}

/** A permission for no country at all would stop all play. */
function requireCountries({ mode, codes }: CountrySettings): void {
  if (mode === 'only' && codes.length === 0) {
    throw AppError.field('settings.countries.codes', 'isRequiredArea')
  }
}

function requireOrder(site: { currency: string; settings: SiteSettingsData }): void {
  const { limits, limitsByCurrency } = site.settings
  requireOrderOf(limits, limits, 'limits')
  for (const code of CURRENCY_CODES) {
    const own = limitsByCurrency?.[code]
    if (own) requireOrderOf(limitsIn(site, code), own, `limitsByCurrency.${code}`)
  }
}

function requireOrderOf(limits: CouponLimits, own: Partial<CouponLimits>, path: string): void {
  const conflict = limitConflict(limits, own)
  if (!conflict) return
  throw AppError.field(`settings.${path}.${conflict.path}`, conflict.key, [conflict.bound])
}

/** Puts limits beside the other settings, so that the audit log names the changed figure. */
function flat(all: SiteSettingsData): Record<string, unknown> {
  const { limits, live, credit, cash, countries, printing, profile, flags, ...others } = all
  const { easedBounds: _, ...rest } = others
  const entries = [
    ...Object.entries(credit).map(([name, value]) => [`credit.${name}`, value]),
    ...Object.entries(cash).map(([name, value]) => [`cash.${name}`, value]),
    ...Object.entries(countries).map(([name, value]) => [`countries.${name}`, value]),
    ...Object.entries({ byType: null, ...limits }).map(([name, value]) => [
      `limits.${name}`,
      value,
    ]),
    ...Object.entries(live).map(([name, value]) => [`live.${name}`, value]),
    ...Object.entries(printing).map(([name, value]) => [`printing.${name}`, value]),
    ...Object.entries(profile).map(([name, value]) => [`profile.${name}`, value]),
    ...Object.entries(flags).map(([name, value]) => [`flags.${name}`, value]),
  ]
  return { ...rest, ...Object.fromEntries(entries) }
}
