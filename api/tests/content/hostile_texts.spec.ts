import { test } from '@japa/runner'
import type {
  BannerView,
  PageRow,
  PageView,
  PromotionCard,
  PromotionRow,
  PromotionView,
} from '@grandstand/shared-types/wire/site/content'
import { ApiSession, signInAs } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const SCRIPT = '</script><script>alert(1)</script>'
const HTML = `<p onclick="alert(1)">Text</p>${SCRIPT}<img src=x onerror=alert(1)>
<a href="javascript:alert(1)">a</a><iframe src="https://evil.test"></iframe><style>p{}</style>`
const CLEAN = '<p>Text</p>'
const RUNS = /alert|<script|<style|<iframe|onclick|onerror|javascript|evil/i
const TEXTS = { tr: { title: SCRIPT, body: HTML } }
const SHOWN = { startsAt: null, endsAt: null, listOrder: 0, isShown: true }

async function staff() {
  const site = await makeSite()
  const session = await signInAs(site, await makeUser({ site, type: 'admin' }))
  return { session, visitor: new ApiSession(site.host) }
}

test.group('S5 texts of staff for players', () => {
  test('the HTML of a page is cleaned when it is saved; its title stays text', async ({
    assert,
  }) => {
    const { session, visitor } = await staff()
    const sent = { texts: TEXTS, isShown: true }
    const { body: row } = await session.post<PageRow>('/v1/pages', sent)
    assert.notMatch(row.texts.tr?.body ?? '', RUNS)
    const { body } = await visitor.get<PageView>(`/v1/content/pages/${row.number}?lang=tr`)
    assert.include(body.body, CLEAN)
    assert.notMatch(body.body, RUNS)
    assert.equal(body.title, SCRIPT)
    await session.put(`/v1/pages/${row.id}`, sent)
    const again = await visitor.get<PageView>(`/v1/content/pages/${row.number}?lang=tr`)
    assert.equal(again.body.body, body.body)
  })

  test('so is that of a promotion', async ({ assert }) => {
    const { session, visitor } = await staff()
    const sent = { texts: TEXTS, picture: null, ...SHOWN }
    const { body: row } = await session.post<PromotionRow>('/v1/promotions', sent)
    assert.notMatch(row.texts.tr?.body ?? '', RUNS)
    const { body } = await visitor.get<PromotionView>(`/v1/content/promotions/${row.id}`)
    assert.include(body.body, CLEAN)
    assert.notMatch(body.body, RUNS)
    const cards = await visitor.get<PromotionCard[]>('/v1/content/promotions')
    assert.equal(cards.body[0]?.title, SCRIPT)
  })

  test('the name of a brand does not become HTML of its pages', async ({ assert }) => {
    const { session, visitor } = await staff()
    const { body: me } = await session.get<{ siteId: number }>('/v1/me')
    await session.put(`/v1/sites/${me.siteId}`, { title: '<img src=x onerror=alert(1)>' })
    const { body } = await visitor.get<PageView>('/v1/content/pages/7?lang=en')
    assert.include(body.body, '&lt;img src=x onerror=alert(1)&gt;')
    assert.notInclude(body.body, '<img')
  })

  test('the title of a banner stays text', async ({ assert }) => {
    const { session, visitor } = await staff()
    await session.post('/v1/banners', {
      title: SCRIPT,
      page: 'home',
      position: 'top',
      language: null,
      picture: '/a.png',
      phonePicture: null,
      link: null,
      ...SHOWN,
    })
    const { body } = await visitor.get<BannerView[]>('/v1/content/banners')
    assert.equal(body[0]?.title, SCRIPT)
  })
})
