/** The demo's second brand: from one server with the first, with people, look and money of its own. */
import { test } from '@japa/runner'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import type { SettingsAnswer } from '@grandstand/shared-types/wire/site/sites'
import { principalOf } from '#accounts/actions/open_session'
import { footerTexts } from '#demo/front_page_texts'
import { openSecondBrand } from '#demo/second_brand'
import { SECOND_BRAND, signInsWith } from '#dealers/demo_sign_ins'
import Site from '#sites/models/site'
import User from '#accounts/models/user'
import { ApiSession } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const [ADMIN, DEALER, PLAYER] = signInsWith()

test.group('The second brand of the demo', () => {
  test('the second brand of the demo has its own people, look, language and currency, and opens once', async ({
    assert,
  }) => {
    const first = await makeSite()
    const { id: adminId } = await makeUser({ site: first, type: 'admin' })
    const admin = await principalOf(await User.findOrFail(adminId))
    await openSecondBrand(admin)
    await openSecondBrand(admin)
    const site = await Site.findByOrFail('key', SECOND_BRAND.key)
    const people = await User.query().where('siteId', site.id)
    assert.lengthOf(people, 4)
    assert.isFalse(people.some(({ isInstallationStaff }) => isInstallationStaff))

    const { body } = await new ApiSession(SECOND_BRAND.host).get<SettingsAnswer>('/v1/settings/get')
    assert.containsSubset(body.settings, {
      siteId: site.id,
      title: SECOND_BRAND.title,
      defaultLanguage: 'en',
      currency: 'EUR',
      defaultTheme: 'floodlight',
      footerTexts: footerTexts('floodlight'),
      flags: { currencyMode: 'code', themeChange: false },
    })
    const signIn = async (host: string, { username, password }: typeof PLAYER) =>
      new ApiSession(host).post<Me>('/v1/sessions', { username, password })
    for (const person of [ADMIN, DEALER, PLAYER]) {
      assert.equal((await signIn(SECOND_BRAND.host, person)).status, 201, person.username)
      assert.equal((await signIn(first.host, person)).status, 401, person.username)
    }
    const { body: player } = await signIn(SECOND_BRAND.host, PLAYER)
    assert.containsSubset(player, { currency: 'EUR', balances: { balance: 50_000 } })
  })
})
