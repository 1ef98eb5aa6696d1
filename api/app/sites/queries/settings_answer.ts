import { CURRENCIES, isCurrencyCode } from '@grandstand/shared-types/money/currencies'
import { shownLobbies } from '@grandstand/shared-types/sites/lobby_settings'
import { windowAhead } from '@grandstand/shared-types/sites/maintenance'
import type { SettingsAnswer, SiteSettings } from '@grandstand/shared-types/wire/site/sites'
import { clock } from '#core/timing/clock'
import type { CurrentSite } from '#sites/current_site'

/** The settings of a brand for everybody. What protects it, and the terms of its credit, are not among them. */
function siteSettings({ id, title, defaultLanguage, currency, settings, scripts }: CurrentSite) {
  const { stakesByCurrency, live } = settings
  return {
    siteId: id,
    title,
    defaultLanguage,
    languages: settings.languages,
    currency,
    currencySign: isCurrencyCode(currency) ? CURRENCIES[currency].sign : currency,
    defaultStakeMinor: settings.defaultStakeMinor,
    couponAmountsMinor: settings.couponAmountsMinor,
    ...(stakesByCurrency && { stakesByCurrency }),
    matchesDay: settings.matchesDay,
    couponLimits: settings.limits,
    live: {
      halfTimeAlertMinutes: live.halfTimeAlertMinutes,
      maxPauseMinutes: live.maxPauseMinutes,
    },
    ...settings.profile,
    liveChatScript: scripts.liveChatScript,
    analytics: scripts.analytics,
    flags: settings.flags,
    lobbies: shownLobbies(settings.lobbies),
    maintenance: windowAhead(settings.maintenance, clock.now()),
  } satisfies SiteSettings
}

/** `origin`: where the API answers for the brand. `version`: of the player app. */
export const settingsAnswer = (
  site: CurrentSite,
  { origin, version }: { origin: string; version: string }
): SettingsAnswer => ({
  settings: siteSettings(site),
  new_site_api: origin,
  css: site.scripts.css,
  generalJs: site.scripts.generalJs,
  serverid: site.id,
  version,
  operatorId: site.settings.webDealerId,
})
