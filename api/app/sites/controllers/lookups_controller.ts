import type { HttpContext } from '@adonisjs/core/http'
import { CACHE_MAX_MINUTES } from '@grandstand/shared-types/core/list_limits'
import { findLanguage } from '@grandstand/shared-types/sites/languages'
import { CURRENCIES } from '@grandstand/shared-types/money/currencies'
import type { CountryView, CurrencyView, LanguageList } from '@grandstand/shared-types/wire/sites'
import { siteByHost } from '#sites/current_site'
import { countryNames } from '#sites/queries/country_names'

/** Lists to choose from, the same for everybody. */
export default class LookupsController {
  /** POST /ekol/user/getLanguages: those that the site loads, in its order. Whatever is sent is not looked at. */
  async languages(ctx: HttpContext): Promise<LanguageList> {
    const { settings } = await siteByHost(ctx.request.hostname() ?? '')
    const loaded = settings.languages.flatMap((code) => findLanguage(code) ?? [])
    const results = loaded.map(({ id, code, label, bcp47, dir }) => ({
      id,
      code,
      icon: code,
      directory: dir,
      lang: bcp47,
      text: label,
      status: 1 as const,
    }))
    return { status: true, results }
  }

  /** GET /v1/currencies */
  async currencies(ctx: HttpContext): Promise<CurrencyView[]> {
    keepAWhile(ctx)
    return Object.values(CURRENCIES)
  }

  /** GET /v1/countries?lang=: in the site's language when `lang` is none of ours. */
  async countries(ctx: HttpContext): Promise<CountryView[]> {
    const site = await siteByHost(ctx.request.hostname() ?? '')
    const asked: unknown = ctx.request.qs()['lang']
    const language = (typeof asked === 'string' && findLanguage(asked)) || null
    keepAWhile(ctx)
    return countryNames((language ?? findLanguage(site.defaultLanguage))?.bcp47 ?? 'en')
  }
}

function keepAWhile(ctx: HttpContext): void {
  ctx.response.header('Cache-Control', `private, max-age=${CACHE_MAX_MINUTES * 60}`)
}
