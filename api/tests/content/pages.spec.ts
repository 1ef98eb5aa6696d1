import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { INFO_PAGES, type PageRow, type PageView } from '@grandstand/shared-types/wire/site/content'
import { openInfoPages } from '#content/actions/edit_pages'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestSite } from '#tests/support/factories'

async function staff() {
  const site = await makeSite()
  await openInfoPages()
  const session = await signInAs(site, await makeUser({ site, type: 'admin' }))
  return { site, session }
}

const ABOUT = { tr: { title: 'Biz', body: '<p>Merhaba {brand}</p>' } }

async function rowOf(session: ApiSession, number: number): Promise<PageRow> {
  const { body } = await session.list<PageRow>('pages', { filter: { number } })
  const [row] = body
  if (!row) throw new Error(`no page ${number}`)
  return row
}

const read = (site: TestSite, number: number | string, lang = 'tr') =>
  new ApiSession(site.host).get<PageView & Refusal>(`/v1/content/pages/${number}?lang=${lang}`)

test.group('Pages of a brand', () => {
  test('every brand has the five pages in both languages before anybody writes', async ({
    assert,
  }) => {
    const site = await makeSite()
    for (const number of INFO_PAGES) {
      const [turkish, english] = [await read(site, number), await read(site, number, 'en')]
      assert.equal(turkish.body.language, 'tr')
      assert.equal(english.body.language, 'en')
      assert.notEqual(turkish.body.title, english.body.title)
      assert.isAbove(turkish.body.body.length, 500)
    }
    assert.include((await read(site, 7)).body.body, 'A test brand')
    assert.include((await read(site, 10)).body.body, '18')
  })

  test('staff change a page for their brand alone', async ({ assert }) => {
    const { site, session } = await staff()
    const other = await makeSite()
    const { id } = await rowOf(session, 7)
    const { status, body } = await session.put<PageRow>(`/v1/pages/${id}`, {
      texts: ABOUT,
      isShown: true,
    })
    assert.equal(status, 200)
    assert.equal(body.title, 'Biz')
    assert.equal((await read(site, 7)).body.body, '<p>Merhaba A test brand</p>')
    // a language that staff left alone keeps our text
    assert.equal((await read(site, 7, 'en')).body.title, 'About us')
    assert.notEqual((await read(other, 7)).body.title, 'Biz')

    const log = await session.list('audit-log', { filter: { action: 'page.update' } })
    assert.containsSubset(log.body, [{ subjectType: 'page', subjectId: id, subjectName: 'Biz' }])
  })

  test('a text of ours that a form sends back unchanged is not kept', async ({ assert }) => {
    const { session } = await staff()
    const row = await rowOf(session, 9)
    assert.includeMembers(Object.keys(row.texts), ['tr', 'en'])
    const sent = { texts: { ...row.texts, en: { title: 'Rules', body: '' } }, isShown: true }
    await session.put(`/v1/pages/${row.id}`, sent)
    const { texts } = await db.from('pages').where('id', row.id).select('texts').firstOrFail()
    assert.deepEqual(JSON.parse(texts), { en: { title: 'Rules', body: '' } })
  })

  test('a page of the brand gets the next number, and can be hidden and removed', async ({
    assert,
  }) => {
    const { site, session } = await staff()
    const made = await session.post<PageRow>('/v1/pages', { texts: ABOUT, isShown: true })
    assert.equal(made.status, 201)
    assert.equal(made.body.number, 11)
    // without a text in the language asked for, that of the brand's language
    assert.containsSubset((await read(site, 11, 'en')).body, { language: 'tr', title: 'Biz' })

    await session.put(`/v1/pages/${made.body.id}`, { texts: ABOUT, isShown: false })
    assert.equal((await read(site, 11)).status, 404)
    assert.equal((await session.delete(`/v1/pages/${made.body.id}`)).status, 200)
    const info = await session.delete<Refusal>(`/v1/pages/${(await rowOf(session, 5)).id}`)
    assert.equal(info.body.error.key, 'inUse')
  })

  test('a text needs a title, and a page a text', async ({ assert }) => {
    const { session } = await staff()
    const refusal = async (texts: object) =>
      (await session.post<Refusal>('/v1/pages', { texts, isShown: true })).body.errors
    assert.deepEqual(await refusal({ en: { title: '', body: '<p>Text</p>' } }), {
      'texts.en.title': 'isRequiredArea',
    })
    assert.deepEqual(await refusal({ en: { title: '', body: '<p></p>' } }), {
      'texts.tr.title': 'isRequiredArea',
    })
    assert.deepEqual(await refusal({ xx: { title: 'a', body: '' } }), {
      'texts.xx': 'unknownField',
    })
  })

  test('a number that is none, or of no page, is not found', async ({ assert }) => {
    const site = await makeSite()
    for (const number of ['8', '0', '-1', 'abc', '5e9', '5%00']) {
      assert.equal((await read(site, number)).status, 404, number)
    }
  })

  test('who may only see pages changes none; another brand finds none', async ({ assert }) => {
    const { site, session } = await staff()
    const clerk = await makeUser({ site, type: 'operator', permissions: ['content.view'] })
    const { id } = await rowOf(session, 6)
    const change = { texts: ABOUT, isShown: true }
    assert.equal((await (await signInAs(site, clerk)).put(`/v1/pages/${id}`, change)).status, 403)
    const other = await staff()
    assert.equal((await other.session.put(`/v1/pages/${id}`, change)).status, 404)
    assert.equal((await other.session.get(`/v1/pages/${id}`)).status, 404)
  })
})
