import { sameInEveryLanguage } from '@grandstand/shared-types/languages/in_every_language'
import { test } from '@japa/runner'
import { makeLeague } from '#tests/support/leagues'
import { makeWorld } from '#tests/support/world'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

async function editor() {
  const site = await makeSite()
  return signInAs(site, await makeUser({ site, type: 'admin' }))
}

test.group('Places and teams edited by the staff', () => {
  test('categories and tournaments have names by language and a place in the order', async ({
    assert,
  }) => {
    const session = await editor()
    const { sportId } = await makeLeague()
    const name = `Land ${Date.now()}`
    const category = await session.post<{ id: number; names: object }>('/v1/categories', {
      sportId,
      name,
      countryCode: 'TR',
    })
    assert.equal(category.status, 201)
    assert.deepEqual(category.body.names, sameInEveryLanguage(name))
    const twice = await session.post('/v1/categories', { sportId, name })
    assert.equal(twice.status, 409)

    const tournament = await session.post<{ id: number; sportId: number }>('/v1/tournaments', {
      categoryId: category.body.id,
      name: 'First League',
      names: { tr: 'Birinci Lig', en: 'First League' },
    })
    assert.equal(tournament.body.sportId, sportId)
    const changed = await session.put(`/v1/tournaments/${tournament.body.id}`, {
      names: { tr: 'Süper Lig', en: 'Super League' },
      listOrder: 7,
      active: false,
    })
    assert.containsSubset(changed.body, {
      names: { tr: 'Süper Lig' },
      listOrder: 7,
      active: false,
    })
    assert.equal((await session.delete(`/v1/categories/${category.body.id}`)).status, 409)
    assert.equal((await session.delete(`/v1/tournaments/${tournament.body.id}`)).status, 200)
    assert.equal((await session.delete(`/v1/categories/${category.body.id}`)).status, 200)
  })

  test('a sport is added under its feed id, once', async ({ assert }) => {
    const session = await editor()
    const id = 100_000 + Math.floor(Math.random() * 1e9)
    const sport = { id, key: `sport${id}`, name: 'Darts', names: { tr: 'Dart', en: 'Darts' } }
    const { status, body } = await session.post('/v1/sports', sport)
    assert.equal(status, 201)
    assert.containsSubset(body, { id, names: { tr: 'Dart' }, active: true })
    assert.equal((await session.post('/v1/sports', sport)).status, 409)
    assert.containsSubset((await session.put(`/v1/sports/${id}`, { active: false })).body, {
      active: false,
    })
    assert.equal((await session.delete(`/v1/sports/${id}`)).status, 404)
  })

  test('spellings of a team belong to a category, and to one team there', async ({ assert }) => {
    const session = await editor()
    const { sportId, categoryId } = await makeLeague()
    const team = await session.post<{ id: number; aliases: string[] }>('/v1/teams', {
      sportId,
      name: 'Fenerbahçe',
      categoryId,
      aliases: ['Fenerbahce SK', 'FB'],
    })
    assert.equal(team.status, 201)
    assert.deepEqual(team.body.aliases, ['fenerbahce', 'fenerbahce sk', 'fb'])
    const clash = await session.post('/v1/teams', { sportId, name: 'FB', categoryId })
    assert.equal(clash.status, 409)
    const homeless = await session.post<Refusal>('/v1/teams', {
      sportId,
      name: 'Other',
      aliases: ['Another'],
    })
    assert.equal(homeless.body.error.fields?.[0]?.field, 'categoryId')
    const whole = await session.put(`/v1/teams/${team.body.id}`, {
      ...team.body,
      countryCode: 'TR',
    })
    assert.containsSubset(whole.body, { countryCode: 'TR', aliases: team.body.aliases })
    assert.equal((await session.delete(`/v1/teams/${team.body.id}`)).status, 200)
  })

  test('market types change their names and order, nothing else', async ({ assert }) => {
    const session = await editor()
    const { ids } = await makeWorld()
    const url = `/v1/market-types/${ids['market-types']}`
    const before = await session.get<{ key: string }>(url)
    const names = { tr: 'Maç Sonucu', en: 'Match result' }
    const { body } = await session.put(url, { names, listOrder: 9, key: 'hacked' })
    assert.containsSubset(body, { key: before.body.key, names, listOrder: 9 })
    assert.equal((await session.post('/v1/market-types', {})).status, 404)
    assert.equal((await session.delete(url)).status, 404)
  })
})
