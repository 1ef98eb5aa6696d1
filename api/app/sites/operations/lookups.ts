/** Data that an app needs before a sign-in, and lists to choose from; the same for everyone. */
import type { HttpContext } from '@adonisjs/core/http'
import { CACHE_MAX_MINUTES } from '@grandstand/shared-types/core/list_limits'
import { CATALOGUE_LANGUAGE, findLanguage } from '@grandstand/shared-types/languages/table'
import { CURRENCIES } from '@grandstand/shared-types/money/currencies'
import type {
  CountryView,
  CurrencyView,
  LanguageList,
  SettingsAnswer,
} from '@grandstand/shared-types/wire/site/sites'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { inLanguage, vine } from '#core/requests/validation'
import { siteByHost } from '#sites/current_site'
import { builtPage } from '#sites/page/built_page'
import { originOf } from '#sites/page/origin'
import { countryNames } from '#sites/queries/country_names'
import { settingsAnswer } from '#sites/queries/settings_answer'

export const siteSettings = operation({
  method: 'GET',
  path: '/v1/settings/get',
  duringMaintenance: true,
  does: 'Settings of the brand that an app needs before anybody signs in.',
  spec: ['settings'],
  who: 'visitor',
  query: vine.compile(vine.object({ domain: vine.string().maxLength(255).optional() })),
  answers: reply<SettingsAnswer>(),
  errors: ['notFound'],
  notes: { in: 'without `domain`, the host of the request' },
  async handle({ ctx, query }) {
    const site = await siteByHost(query.domain ?? ctx.request.hostname() ?? '')
    const version = builtPage()?.version ?? ''
    return settingsAnswer(site, { origin: originOf(ctx, site.hosts), version })
  },
})

export const languages = operation({
  method: 'POST',
  path: '/ekol/user/getLanguages',
  duringMaintenance: true,
  does: 'The languages that the brand loads, in its order.',
  spec: ['getLanguages'],
  who: 'visitor',
  withoutCsrf: true,
  answers: reply<LanguageList>(),
  notes: { in: '`lang`, `reqId` are not looked at' },
  async handle({ ctx }): Promise<LanguageList> {
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
  },
})

export const currencies = operation({
  method: 'GET',
  path: '/v1/currencies',
  duringMaintenance: true,
  does: 'The currencies of the platform.',
  spec: ['currencies'],
  who: 'visitor',
  answers: reply<CurrencyView[]>(),
  handle({ ctx }) {
    keepAWhile(ctx)
    return Object.values(CURRENCIES)
  },
})

export const countries = operation({
  method: 'GET',
  path: '/v1/countries',
  duringMaintenance: true,
  does: 'The countries of the world by ISO 3166 alpha-2 code, in order of the name.',
  spec: ['countries'],
  who: 'visitor',
  query: inLanguage,
  answers: reply<CountryView[]>(),
  notes: { in: "`lang` is one of the platform's codes, else the brand's language counts" },
  async handle({ ctx, query }) {
    const site = await siteByHost(ctx.request.hostname() ?? '')
    const language = findLanguage(query.lang ?? '') ?? findLanguage(site.defaultLanguage)
    keepAWhile(ctx)
    return countryNames(language?.bcp47 ?? CATALOGUE_LANGUAGE)
  },
})

function keepAWhile(ctx: HttpContext): void {
  ctx.response.header('Cache-Control', `private, max-age=${CACHE_MAX_MINUTES * 60}`)
}
