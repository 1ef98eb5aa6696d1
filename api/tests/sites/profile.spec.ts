/** What a brand says of itself and its switches: in the answer that everybody reads, and refused where it does harm. */
import { test } from '@japa/runner'
import { DEFAULT_FLAGS } from '@grandstand/shared-types/sites/flags'
import { DEFAULT_PROFILE } from '@grandstand/shared-types/sites/profile'
import type { SettingsAnswer, SiteView } from '@grandstand/shared-types/wire/site/sites'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestSite } from '#tests/support/factories'

async function makeDesk() {
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin' })
  return { site, admin: await signInAs(site, admin) }
}

const answerOf = async ({ host }: TestSite) =>
  (await new ApiSession(host).get<SettingsAnswer>('/v1/settings/get')).body

const LOGO = 'https://pictures.example.com/logo.svg?v=2'

test.group('Profile and flags of a brand', () => {
  test('the answer has the names of the specification, and every field and flag with its default', async ({
    assert,
  }) => {
    const site = await makeSite()
    const answer = await answerOf(site)
    assert.sameMembers(Object.keys(answer), [
      'settings',
      'new_site_api',
      'css',
      'generalJs',
      'serverid',
      'version',
      'operatorId',
    ])
    assert.containsSubset(answer, { serverid: site.id, css: '', generalJs: '', operatorId: null })
    assert.match(answer.new_site_api, new RegExp(`^http://${site.host}`))
    assert.containsSubset(answer.settings, {
      ...DEFAULT_PROFILE,
      liveChatScript: '',
      analytics: '',
      flags: DEFAULT_FLAGS,
    })
  })

  test('each field that staff set is what everybody reads; those not sent stay', async ({
    assert,
  }) => {
    const { site, admin } = await makeDesk()
    const dealer = await makeUser({ site, type: 'dealer' })
    const profile = {
      keywords: 'bets, live',
      description: 'A place to bet',
      logo: LOGO,
      favicon: '/favicon.svg',
      backgroundImage: '/pictures/back.webp',
      defaultTheme: 'night',
      licenceLink: 'https://licence.example.com/1',
      country: 'TR',
      phone: '+90 (212) 555 00 00',
      socialLinks: [{ network: 'x', link: 'https://x.com/brand' }],
      messaging: { messenger: 'whatsapp', contact: '+902125550000' },
      footerTexts: { tr: '18 yaşından büyükler için', en: '18+' },
      paymentLogos: [{ name: 'Visa', file: '/pictures/visa.svg' }],
      tv: { link: 'https://tv.example.com/', logos: ['/pictures/tv.svg'] },
      specialBanners: [
        { file: '/pictures/1.webp', link: '/tr/promotions' },
        { file: null, link: null },
      ],
      redirectAfterRegistration: 'home',
    }
    const flags = Object.fromEntries(
      Object.entries(DEFAULT_FLAGS).map(([name, value]) => [
        name,
        { sign: 'code', page: 'popup' }[String(value)] ?? !value,
      ])
    )
    const { status } = await admin.put<SiteView>(`/v1/sites/${site.id}`, {
      title: 'Night bets',
      defaultLanguage: 'en',
      settings: { profile, flags, webDealerId: dealer.id, languages: ['en', 'tr'] },
    })
    assert.equal(status, 200)
    await admin.put(`/v1/sites/${site.id}`, {
      settings: {
        profile: {
          tv: { link: null },
          footerTexts: { en: ' ', de: 'Ab 18', tr: null },
          phone: null,
        },
      },
    })
    const answer = await answerOf(site)
    assert.equal(answer.operatorId, dealer.id)
    assert.containsSubset(answer.settings, {
      ...profile,
      title: 'Night bets',
      defaultLanguage: 'en',
      languages: ['en', 'tr'],
      tv: { link: null, logos: ['/pictures/tv.svg'] },
      footerTexts: { de: 'Ab 18' },
      phone: null,
      flags,
    })
  })

  test('addresses of other schemes, unknown words and strangers as dealers are refused by name', async ({
    assert,
  }) => {
    const { site, admin } = await makeDesk()
    const player = await makeUser({ site, type: 'player' })
    const elsewhere = await makeUser({ site: await makeSite(), type: 'dealer' })
    const refused = async (settings: object, more: object = {}) => {
      const { status, body } = await admin.put<Refusal>(`/v1/sites/${site.id}`, {
        settings,
        ...more,
      })
      return [status, body.error?.fields?.[0]?.field, body.error?.fields?.[0]?.key]
    }
    const HOSTILE = [
      'javascript:alert(1)',
      'data:text/html,x',
      'http://a.example.com/a.png',
      '//a.example.com/a.png',
      'https://user:word@a.example.com/',
      'https://a.example.com/"onload="x',
      '/a\\b.png',
      'https://',
    ]
    for (const address of HOSTILE) {
      const expected = [422, 'settings.profile.logo', 'webAddressInvalid']
      assert.deepEqual(await refused({ profile: { logo: address } }), expected, address)
    }
    assert.deepEqual(
      await refused({ profile: { socialLinks: [{ network: 'x', link: 'javascript:1' }] } }),
      [422, 'settings.profile.socialLinks.0.link', 'webAddressInvalid']
    )
    assert.deepEqual(
      await refused({ profile: { specialBanners: [{ file: 'data:,', link: null }] } }),
      [422, 'settings.profile.specialBanners', 'wrongType']
    )
    for (const [field, key, settings] of [
      ['settings.profile.country', 'notOneOf', { profile: { country: 'XX' } }],
      ['settings.profile.phone', 'formWrong', { profile: { phone: '<b>1</b>' } }],
      ['settings.profile.defaultTheme', 'formWrong', { profile: { defaultTheme: '../x' } }],
      ['settings.flags.payWay', 'notOneOf', { flags: { payWay: 'letter' } }],
      ['settings.flags.loginScreen', 'notOneOf', { flags: { loginScreen: 1 } }],
      ['settings.languages.0', 'notOneOf', { languages: ['xx'] }],
      ['settings.webDealerId', 'unknownEntry', { webDealerId: player.id }],
    ] as const) {
      assert.deepEqual(await refused(settings), [422, field, key])
    }
    assert.deepEqual(await refused({ webDealerId: elsewhere.id }), [
      422,
      'settings.webDealerId',
      'unknownEntry',
    ])
    assert.deepEqual(await refused({ languages: ['en'] }, { defaultLanguage: 'tr' }), [
      422,
      'defaultLanguage',
      'notOneOf',
    ])
    assert.isNull((await answerOf(site)).settings.logo)
  })
})
