/** The texts of the site: what the player app was built with, and what a brand writes in its place. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { OwnTexts, TranslationRow } from '@grandstand/shared-types/wire/site/translations'
import { syncTexts } from '#translations/actions/sync_texts'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const BUILT = {
  tr: {
    'slip.place': 'Kuponu oyna',
    'slip.lines_one': '{{count}} kolon',
    'slip.lines_other': '{{count}} kolon',
  },
  en: {
    'slip.place': 'Place bet',
    'slip.lines_one': '{{count}} line',
    'slip.lines_other': '{{count}} lines',
  },
}

async function writer() {
  const site = await makeSite()
  return { site, session: await signInAs(site, await makeUser({ site, type: 'admin' })) }
}

const rowsOf = async (session: ApiSession, filter: object) =>
  (await session.list<TranslationRow>('translations', { filter })).body

async function rowOf(session: ApiSession, key: string, language: string): Promise<TranslationRow> {
  const [row] = await rowsOf(session, { key, language })
  if (!row) throw new Error(`no text ${key} in ${language}`)
  return row
}

const read = async (host: string, lang: string) =>
  (await new ApiSession(host).get<OwnTexts>(`/v1/texts?lang=${lang}`)).body

test.group('Texts of the site', (group) => {
  group.each.setup(async () => void (await syncTexts(BUILT)))

  test('every text of the default language has a row in each language, in its plural forms', async ({
    assert,
  }) => {
    const { session } = await writer()
    assert.containsSubset(await rowOf(session, 'slip.place', 'en'), {
      shipped: 'Place bet',
      original: 'Kuponu oyna',
      own: null,
      state: 'shipped',
    })
    const counted = await rowsOf(session, { language: 'en', q: 'slip.lines' })
    assert.sameMembers(
      counted.map(({ key }) => key),
      ['slip.lines_one', 'slip.lines_other']
    )
  })

  test('a text that a language lacks is reported as missing', async ({ assert }) => {
    await syncTexts({ ...BUILT, en: { 'slip.place': 'Place bet' } })
    const { session } = await writer()
    const missing = await rowsOf(session, { state: 'missing', language: 'en' })
    assert.sameMembers(
      missing.map(({ key, original }) => `${key}: ${original}`),
      ['slip.lines_one: {{count}} kolon', 'slip.lines_other: {{count}} kolon']
    )
  })

  test('a build changes, adds and removes rows; a row that stays keeps its number', async ({
    assert,
  }) => {
    const { session } = await writer()
    const { id } = await rowOf(session, 'slip.place', 'en')
    assert.equal(await syncTexts(BUILT), 0)
    await syncTexts({
      tr: { 'slip.place': 'Oyna', 'slip.new': 'Yeni' },
      en: { 'slip.place': 'Bet now' },
    })
    assert.containsSubset(await rowOf(session, 'slip.place', 'en'), { id, shipped: 'Bet now' })
    assert.containsSubset(await rowOf(session, 'slip.new', 'en'), { state: 'missing' })
    assert.deepEqual(await rowsOf(session, { language: 'en', q: 'slip.lines' }), [])
  })

  test('a brand’s own text is in its page and its language at once, and in no other brand’s', async ({
    assert,
  }) => {
    const { site, session } = await writer()
    const { id } = await rowOf(session, 'slip.place', 'en')
    const kept = await session.put<TranslationRow>(`/v1/translations/${id}`, { text: 'Lock it in' })
    assert.containsSubset(kept.body, { own: 'Lock it in', state: 'own' })
    assert.isNumber(kept.body.updatedAt)
    assert.deepEqual(await read(site.host, 'en'), { 'slip.place': 'Lock it in' })
    assert.deepEqual(await read(site.host, 'tr'), {})
    assert.deepEqual(await read((await makeSite()).host, 'en'), {})

    const dropped = await session.delete<TranslationRow>(`/v1/translations/${id}`)
    assert.containsSubset(dropped.body, { own: null, state: 'shipped' })
    assert.deepEqual(await read(site.host, 'en'), {})
  })

  test('our own text again is no text of the brand', async ({ assert }) => {
    const { site, session } = await writer()
    const { id } = await rowOf(session, 'slip.place', 'en')
    await session.put(`/v1/translations/${id}`, { text: 'Go' })
    await session.put(`/v1/translations/${id}`, { text: 'Place bet' })
    assert.deepEqual(await read(site.host, 'en'), {})
  })

  test('a placeholder too many or too few is refused by name', async ({ assert }) => {
    const { session } = await writer()
    const { id } = await rowOf(session, 'slip.lines_other', 'en')
    for (const [own, key, name] of [
      ['{{count}} of {{sum}} lines', 'placeholderUnknown', 'sum'],
      ['lines', 'placeholderMissing', 'count'],
    ]) {
      const { status, body } = await session.put<Refusal>(`/v1/translations/${id}`, { text: own })
      assert.equal(status, 422)
      assert.deepEqual(body.errors, { text: `${key}|${name}` })
    }
  })

  test('a change is in the audit log, with the text before and after', async ({ assert }) => {
    const { session } = await writer()
    const { id } = await rowOf(session, 'slip.place', 'en')
    await session.put(`/v1/translations/${id}`, { text: 'Go' })
    const { body } = await session.list('audit-log', { filter: { action: 'siteText.update' } })
    assert.containsSubset(body, [
      {
        subjectType: 'siteText',
        subjectId: id,
        detail: { key: 'slip.place', after: { text: 'Go' } },
      },
    ])
  })

  test('without the right nobody reads or writes them', async ({ assert }) => {
    const site = await makeSite()
    const { id } = await rowOf((await writer()).session, 'slip.place', 'en')
    const operator = await makeUser({ site, type: 'operator', permissions: ['mail.edit'] })
    const session = await signInAs(site, operator)
    assert.equal((await session.put(`/v1/translations/${id}`, { text: 'Go' })).status, 403)
    assert.lengthOf(await db.from('own_texts').where('site_id', site.id), 0)
  })
})
