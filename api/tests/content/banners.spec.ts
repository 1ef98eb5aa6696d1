import { test } from '@japa/runner'
import type {
  BannerRow,
  BannerView,
  PromotionCard,
  PromotionRow,
  PromotionView,
} from '@grandstand/shared-types/wire/site/content'
import { clock } from '#core/timing/clock'
import { promotionPart } from '#content/promotion_part'
import { siteById } from '#sites/current_site'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const SHOWN = { startsAt: null, endsAt: null, listOrder: 0, isShown: true }
const BANNER = {
  title: 'Derby',
  page: 'home',
  position: 'top',
  language: null,
  picture: '/v1/pictures/0123456789abcdef0123-1600x400.webp',
  phonePicture: null,
  link: '/promotions',
  ...SHOWN,
}
const PROMOTION = {
  texts: { tr: { title: 'Hoş geldin', body: '<p>Metin</p>' }, en: { title: 'Welcome', body: '' } },
  picture: null,
  ...SHOWN,
}
const DAY_MS = 86_400_000

async function staff() {
  const site = await makeSite()
  const session = await signInAs(site, await makeUser({ site, type: 'admin' }))
  return { site, session, visitor: new ApiSession(site.host) }
}

test.group('Banners', () => {
  test('players get those of their brand that are shown now, in order', async ({ assert }) => {
    const { session, visitor } = await staff()
    const now = clock.now()
    const add = (changes: object) =>
      session.post<BannerRow>('/v1/banners', { ...BANNER, ...changes })
    assert.equal((await add({ title: 'second', listOrder: 2 })).status, 201)
    await add({ title: 'first', listOrder: 1, startsAt: now - DAY_MS, endsAt: now + DAY_MS })
    await add({ title: 'hidden', isShown: false })
    await add({ title: 'over', endsAt: now - 1 })
    await add({ title: 'later', startsAt: now + DAY_MS })
    const { body } = await visitor.get<BannerView[]>('/v1/content/banners')
    assert.deepEqual(
      body.map(({ title }) => title),
      ['first', 'second']
    )
    const other = await staff()
    assert.deepEqual((await other.visitor.get('/v1/content/banners')).body, [])
  })

  test('a change shows at once, and stands in the audit log', async ({ assert }) => {
    const { session, visitor } = await staff()
    const { body } = await session.post<BannerRow>('/v1/banners', BANNER)
    await visitor.get('/v1/content/banners')
    await session.put(`/v1/banners/${body.id}`, { ...BANNER, title: 'Cup' })
    assert.containsSubset((await visitor.get('/v1/content/banners')).body, [{ title: 'Cup' }])
    await session.delete(`/v1/banners/${body.id}`)
    assert.deepEqual((await visitor.get('/v1/content/banners')).body, [])
    const log = await session.list('audit-log', { filter: { subjectType: 'banner' } })
    assert.lengthOf(log.body, 3)
  })

  test('a link or a picture that a page must not open is refused (S6)', async ({ assert }) => {
    const { session } = await staff()
    const bad = ['javascript:alert(1)', '//evil.test', 'data:text/html,x', 'http://a.test', '/\\a']
    for (const field of ['link', 'picture', 'phonePicture']) {
      for (const address of bad) {
        const { status, body } = await session.post<Refusal>('/v1/banners', {
          ...BANNER,
          [field]: address,
        })
        assert.equal(status, 422, address)
        assert.deepEqual(body.errors, { [field]: 'webAddressInvalid' }, address)
      }
    }
  })

  test('words over a picture come in the language asked for, else in that of the brand', async ({
    assert,
  }) => {
    const { session, visitor } = await staff()
    const texts = {
      tr: { headline: ' Bütün maçlar ', button: 'Maçlara git' },
      de: { headline: 'Alle Spiele', button: null },
      fr: { headline: '', button: '' },
      el: null,
    }
    const { body: row } = await session.post<BannerRow>('/v1/banners', { ...BANNER, texts })
    assert.deepEqual(row.texts, {
      tr: { headline: 'Bütün maçlar', button: 'Maçlara git' },
      de: { headline: 'Alle Spiele', button: '' },
    })
    await session.post('/v1/banners', { ...BANNER, title: 'bare', listOrder: 1 })
    const words = async (lang: string) => {
      const { body } = await visitor.get<BannerView[]>(`/v1/content/banners?lang=${lang}`)
      return body.map(({ text }) => text?.headline ?? null)
    }
    assert.deepEqual(await words('de'), ['Alle Spiele', null])
    assert.deepEqual(await words('fr'), ['Bütün maçlar', null])
  })

  test('a button without a headline, and words too long for a picture, are refused', async ({
    assert,
  }) => {
    const { session } = await staff()
    const refusedWith = async (text: object) => {
      const sent = { ...BANNER, texts: { tr: text } }
      return (await session.post<Refusal>('/v1/banners', sent)).body.errors
    }
    assert.deepEqual(await refusedWith({ button: 'Git' }), {
      'texts.tr.headline': 'isRequiredArea',
    })
    assert.deepEqual(await refusedWith({ headline: 'x'.repeat(71) }), {
      'texts.tr.headline': 'minLengthMaxLength|headline||70',
    })
  })

  test('an end before the start is refused', async ({ assert }) => {
    const { session } = await staff()
    const { body } = await session.post<Refusal>('/v1/banners', {
      ...BANNER,
      startsAt: 2_000,
      endsAt: 1_000,
    })
    assert.deepEqual(body.errors, { endsAt: 'endBeforeStart' })
  })
})

test.group('Promotions', () => {
  test('players read those that run, in their language', async ({ assert }) => {
    const { session, visitor } = await staff()
    const { body: row } = await session.post<PromotionRow>('/v1/promotions', PROMOTION)
    assert.equal(row.title, 'Hoş geldin')
    await session.post('/v1/promotions', { ...PROMOTION, isShown: false })
    const { body } = await visitor.get<PromotionCard[]>('/v1/content/promotions?lang=en')
    assert.deepEqual(body, [{ id: row.id, title: 'Welcome', picture: null, endsAt: null }])
    const own = await visitor.get<PromotionView>(`/v1/content/promotions/${row.id}?lang=tr`)
    assert.containsSubset(own.body, { body: '<p>Metin</p>', language: 'tr' })
  })

  test('one that is over, or of another brand, is not found', async ({ assert }) => {
    const { session, visitor } = await staff()
    const sent = { ...PROMOTION, endsAt: clock.now() + 60_000 }
    const { body } = await session.post<PromotionRow>('/v1/promotions', sent)
    const other = await staff()
    assert.equal((await other.visitor.get(`/v1/content/promotions/${body.id}`)).status, 404)
    await session.put(`/v1/promotions/${body.id}`, { ...sent, endsAt: clock.now() - 1 })
    assert.equal((await visitor.get(`/v1/content/promotions/${body.id}`)).status, 404)
  })

  test('the page of a theme that shows them at home carries them, in its language', async ({
    assert,
  }) => {
    const { site, session } = await staff()
    const { body: row } = await session.post<PromotionRow>('/v1/promotions', PROMOTION)
    const carried = async (theme: string, language: string) => {
      const { data } = await promotionPart(await siteById(site.id), {
        language,
        cookie: () => theme,
      })
      return data
    }
    const [own, english] = [await carried('floodlight', 'tr'), await carried('floodlight', 'en')]
    assert.containsSubset(own, { promotions: [{ id: row.id, title: 'Hoş geldin' }] })
    assert.containsSubset(english, { promotions: [{ title: 'Welcome' }] })
    assert.isUndefined(await carried('terrace', 'tr'))
    await session.delete(`/v1/promotions/${row.id}`)
    assert.deepEqual(await carried('floodlight', 'tr'), { promotions: [] })
  })
})
