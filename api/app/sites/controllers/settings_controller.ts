import type { HttpContext } from '@adonisjs/core/http'
import type { SiteSettings } from '@grandstand/shared-types/wire/sites'
import { CURRENCIES, isCurrencyCode } from '@grandstand/shared-types/money/currencies'
import { siteByHost } from '#sites/current_site'

export default class SettingsController {
  /** GET /v1/settings/get?domain= : what an app needs before anybody signs in. */
  async get(ctx: HttpContext): Promise<SiteSettings> {
    const domain: unknown = ctx.request.qs()['domain']
    const site = await siteByHost(
      typeof domain === 'string' ? domain : (ctx.request.hostname() ?? '')
    )
    const { stakesByCurrency } = site.settings
    return {
      siteId: site.id,
      title: site.title,
      defaultLanguage: site.defaultLanguage,
      languages: site.settings.languages,
      currency: site.currency,
      currencySign: isCurrencyCode(site.currency) ? CURRENCIES[site.currency].sign : site.currency,
      defaultStakeMinor: site.settings.defaultStakeMinor,
      couponAmountsMinor: site.settings.couponAmountsMinor,
      ...(stakesByCurrency && { stakesByCurrency }),
      matchesDay: site.settings.matchesDay,
      couponLimits: site.settings.limits,
      live: {
        halfTimeAlertMinutes: site.settings.live.halfTimeAlertMinutes,
        maxPauseMinutes: site.settings.live.maxPauseMinutes,
      },
    }
  }
}
