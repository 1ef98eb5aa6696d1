import { test } from '@japa/runner'
import type { PopupList, PopupRow } from '@grandstand/shared-types/wire/site/notices'
import { clock } from '#core/timing/clock'
import { forgetPopups } from '#notices/queries/popups'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const HOUR_MS = 3_600_000

async function makeDesk() {
  const site = await makeSite()
  const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
  const shown = async (lang = 'en') => {
    forgetPopups()
    const { body } = await new ApiSession(site.host).get<PopupList>(`/v1/popups/shown?lang=${lang}`)
    return body.results
  }
  return { site, admin, shown }
}

const texts = { en: { title: 'Welcome', html: '<p>Hello</p>' } }

test.group('Popups', () => {
  test('come in order and in the language asked for, warnings first, with the codes of the specification', async ({
    assert,
  }) => {
    const { admin, shown } = await makeDesk()
    const make = (body: object) => admin.post<PopupRow>('/v1/popups', { texts, ...body })
    await make({ name: 'second', listOrder: 2, place: 'everywhere', closesItself: true })
    await make({
      name: 'first',
      listOrder: 1,
      texts: { tr: { title: 'Hoş geldin', html: '<p>Merhaba</p>' } },
    })
    await make({ name: 'look-alikes', kind: 'warning', place: 'everywhere', listOrder: 9 })

    const results = await shown()
    assert.deepEqual(
      results.map(({ title, type, type2, autoClose }) => [title, type, type2, autoClose]),
      [
        ['Welcome', 2, 1, 0],
        ['Hoş geldin', 0, 0, 0],
        ['Welcome', 0, 1, 1],
      ]
    )
  })

  test('are shown between their times, while active, on their own brand', async ({ assert }) => {
    const { admin, shown } = await makeDesk()
    const { shown: elsewhere, admin: stranger } = await makeDesk()
    const now = clock.now()
    const { body } = await admin.post<PopupRow>('/v1/popups', { name: 'a', texts })
    const set = (changes: object) => admin.put<PopupRow>(`/v1/popups/${body.id}`, changes)
    assert.lengthOf(await shown(), 1)
    assert.deepEqual(await elsewhere(), [])
    await set({ shownFrom: now + HOUR_MS, shownTo: now + 2 * HOUR_MS })
    assert.deepEqual(await shown(), [])
    await set({ shownFrom: now - HOUR_MS, shownTo: now })
    assert.deepEqual(await shown(), [])
    await set({ shownTo: null })
    assert.lengthOf(await shown(), 1)
    await set({ active: false })
    assert.deepEqual(await shown(), [])
    assert.equal((await stranger.put(`/v1/popups/${body.id}`, { active: true })).status, 404)
    assert.equal((await stranger.delete(`/v1/popups/${body.id}`)).status, 404)
  })

  test('S5: lose scripts, handlers and foreign addresses on the way in', async ({ assert }) => {
    const { admin, shown } = await makeDesk()
    await admin.post('/v1/popups', {
      name: 'attack',
      texts: {
        en: {
          title: '<b>x</b>',
          html: '<p onclick="steal()">Hi<script>steal()</script><a href="javascript:steal()">go</a><img src="http://evil.test/a.png" onerror="steal()"></p>',
        },
      },
    })
    const [popup] = await shown()
    assert.equal(popup?.content, '<p>Hi<a>go</a></p>')
  })

  test('need a text, and an end after their beginning', async ({ assert }) => {
    const { admin } = await makeDesk()
    const faults = async (body: object) =>
      (await admin.post<Refusal>('/v1/popups', { name: 'a', ...body })).body.error.fields?.map(
        ({ field, key }) => `${field} ${key}`
      )
    assert.deepEqual(await faults({ texts: {} }), ['texts isRequiredArea'])
    assert.deepEqual(await faults({ texts: { en: null } }), ['texts isRequiredArea'])
    assert.deepEqual(await faults({ texts, shownFrom: 10, shownTo: 10 }), [
      'shownTo endBeforeStart',
    ])
  })
})
