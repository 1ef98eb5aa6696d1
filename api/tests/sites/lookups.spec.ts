import { test } from '@japa/runner'
import type {
  CountryView,
  CurrencyView,
  LanguageList,
  SettingsAnswer,
} from '@grandstand/shared-types/wire/site/sites'
import { ApiSession } from '#tests/support/client'
import { makeSite } from '#tests/support/factories'

test.group('Settings that an app reads before anybody signs in', () => {
  test('settings are those of the asked domain, or else of the host', async ({ assert }) => {
    const [here, there] = [await makeSite(), await makeSite({ currency: 'EUR' })]
    const session = new ApiSession(here.host)
    const own = await session.get<SettingsAnswer>('/v1/settings/get')
    assert.equal(own.status, 200)
    assert.containsSubset(own.body.settings, {
      siteId: here.id,
      defaultLanguage: 'tr',
      languages: ['tr', 'en'],
      currency: 'TRY',
      currencySign: '₺',
      defaultStakeMinor: 10,
      couponAmountsMinor: [500, 1000, 2000, 5000],
      matchesDay: 30,
      couponLimits: { maxSelections: 20, maxMultiLines: 27 },
    })
    const { body } = await session.get<SettingsAnswer>(`/v1/settings/get?domain=${there.host}`)
    assert.containsSubset(body.settings, { siteId: there.id, currency: 'EUR', currencySign: '€' })
    assert.notProperty(own.body.settings, 'refuseCommonPasswords')
  })

  test('languages are those that the site loads, each with its direction', async ({ assert }) => {
    const site = await makeSite({ settings: { languages: ['tr', 'iq', 'cw'] } })
    const session = new ApiSession(site.host)
    const { status, body } = await session.post<LanguageList>('/ekol/user/getLanguages', {
      lang: 'tr',
      reqId: 'a',
    })
    assert.equal(status, 200)
    assert.isTrue(body.status)
    const shown = body.results.map(({ code, text, lang, directory, status: loaded }) => [
      code,
      text,
      lang,
      directory,
      loaded,
    ])
    assert.deepEqual(shown, [
      ['tr', 'Türkçe', 'tr', 'ltr', 1],
      ['iq', 'کوردی', 'ckb', 'rtl', 1],
      ['cw', '中文', 'zh-CN', 'ltr', 1],
    ])
  })

  test('languages need no CSRF token, other posts do', async ({ assert }) => {
    const site = await makeSite()
    const post = (path: string) =>
      new ApiSession(site.host).post(path, {}, { 'x-xsrf-token': 'none', 'cookie': '' })
    assert.equal((await post('/ekol/user/getLanguages')).status, 200)
    assert.equal((await post('/v1/sessions')).status, 403)
  })

  test('currencies are nine, all with two decimals', async ({ assert }) => {
    const site = await makeSite()
    const { body } = await new ApiSession(site.host).get<CurrencyView[]>('/v1/currencies')
    assert.deepEqual(
      body.map(({ code }) => code),
      ['TRY', 'EUR', 'USD', 'TND', 'CHF', 'PEN', 'PLN', 'YIS', 'IQD']
    )
    assert.deepInclude(body, { code: 'YIS', sign: '₪', decimals: 2, isoCode: 'ILS' })
    assert.isTrue(body.every(({ decimals }) => decimals === 2))
  })

  test("countries are named and ordered in the asked language, else in the site's", async ({
    assert,
  }) => {
    const site = await makeSite()
    const session = new ApiSession(site.host)
    const names = async (query: string) =>
      (await session.get<CountryView[]>(`/v1/countries${query}`)).body
    const turkish = await names('')
    assert.lengthOf(turkish, 249)
    assert.deepInclude(turkish, { code: 'DE', name: 'Almanya' })
    const order = turkish.map(({ name }) => name)
    assert.isAbove(order.indexOf('Çin'), order.indexOf('Cibuti'))
    assert.isBelow(order.indexOf('Çin'), order.indexOf('Danimarka'))
    assert.deepInclude(await names('?lang=en'), { code: 'DE', name: 'Germany' })
    for (const query of ['?lang=xx', '?lang[]=en', '?lang=%00']) {
      assert.deepEqual(await names(query), turkish)
    }
  })
})
