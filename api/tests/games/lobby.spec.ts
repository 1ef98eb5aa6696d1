/** The lobbies of players and visitors. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { MOST_LOBBY_GAMES, type LobbyView } from '@grandstand/shared-types/wire/games/games'
import { createLaunch } from '#games/sessions/create_launch'
import { openSession } from '#games/sessions/open_session'
import { ApiSession, signInAs } from '#tests/support/client'
import { makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'
import { makeGame, makeGameCategory, makeProvider } from '#tests/support/game_rows'

const titles = ({ games }: LobbyView) => games.map(({ title }) => title)

async function withLobby() {
  const site = await makeSite()
  const dealer = await makeUser({ site, type: 'dealer' })
  const player = await makeUser({ site, type: 'player', parent: dealer })
  const provider = await makeProvider(site.id)
  let count = 0
  const game = (title: string, columns: Record<string, string | number | boolean | null> = {}) =>
    makeGame(site.id, provider, { title, code: `g${++count}`, list_order: count, ...columns })
  return { site, dealer, player, provider, game }
}

async function lobbyOf(site: TestSite, user: TestUser | null, more = ''): Promise<LobbyView> {
  const session = user ? await signInAs(site, user) : new ApiSession(site.host)
  return (await session.get<LobbyView>(`/v1/games?lobby=slots${more}`)).body
}

test.group('A lobby', () => {
  test('has the shown games of its kind in the order of staff', async ({ assert }) => {
    const { site, game, provider } = await withLobby()
    const categoryId = await makeGameCategory(site.id)
    await makeGameCategory(site.id, { names: '{"tr":"Boş"}' })
    await game('Last', { list_order: 9, category_id: categoryId })
    const first = await game('First', {
      list_order: 1,
      limits: '{"TRY":{"minStakeMinor":100,"maxStakeMinor":200,"maxPayMinor":300}}',
      extras: '[{"id":"1","limitId":"low","minStakeMinor":100,"maxStakeMinor":200}]',
    })
    await game('Hidden', { is_shown: false })
    await game('Elsewhere', { lobby: 'bingo' })
    const lobby = await lobbyOf(site, null)
    assert.deepEqual(titles(lobby), ['First', 'Last'])
    assert.deepEqual(lobby.providers, [{ id: provider, name: 'Maker' }])
    assert.deepEqual(lobby.categories, [{ id: categoryId, name: 'Yeni' }])
    assert.deepEqual(lobby.recentIds, [])
    assert.deepEqual(lobby.games[0], {
      id: first,
      lobby: 'slots',
      providerId: provider,
      categoryId: null,
      title: 'First',
      companyName: 'Maker',
      logo: null,
      hasDemo: true,
      opensLobby: false,
      limit: { minStakeMinor: 100, maxStakeMinor: 200, maxPayMinor: 300 },
      tables: [{ id: '1', limitId: 'low', minStakeMinor: 100, maxStakeMinor: 200 }],
    })
  })

  test('is cut by branch, country, currency, language, phone and provider', async ({ assert }) => {
    const { site, dealer, player, game } = await withLobby()
    await db.from('users').where('id', player.id).update({ country_code: 'TR' })
    const off = await makeProvider(site.id, { code: 'off', is_enabled: false })
    await game('For all')
    await game('Branch', { branches: JSON.stringify([dealer.username]) })
    await game('Other branch', { branches: '["somebody"]' })
    await game('Country', { countries: '["TR"]' })
    await game('Other country', { countries: '["DE"]' })
    await game('Currency', {
      limits: '{"TRY":{"minStakeMinor":1,"maxStakeMinor":2,"maxPayMinor":3}}',
    })
    await game('Other currency', {
      limits: '{"EUR":{"minStakeMinor":1,"maxStakeMinor":2,"maxPayMinor":3}}',
    })
    await game('Language', { languages: '["tr","de"]' })
    await game('Other language', { languages: '["de"]' })
    await game('Desktop', { is_mobile: false })
    await makeGame(site.id, off, { title: 'Disabled provider' })
    const own = ['For all', 'Branch', 'Country', 'Currency', 'Language', 'Desktop']
    assert.deepEqual(titles(await lobbyOf(site, player)), own)
    assert.deepEqual(titles(await lobbyOf(site, player, '&isMobile=true')), own.slice(0, -1))
    assert.include(titles(await lobbyOf(site, player, '&language=de')), 'Other language')
    const visitor = titles(await lobbyOf(site, null))
    assert.notInclude(visitor, 'Branch')
    assert.notInclude(visitor, 'Country')
  })

  test('is searched without accents and with a slip', async ({ assert }) => {
    const { site, game } = await withLobby()
    await game('Kılıç İmparatoru')
    await game('Book of Dead', { company_name: 'Play’n GO' })
    const found = async (text: string) =>
      titles(await lobbyOf(site, null, `&search=${encodeURIComponent(text)}`))
    for (const typed of ['kilic', 'KILIÇ', 'imparatoru', 'ımparator', 'kilc']) {
      assert.deepEqual(await found(typed), ['Kılıç İmparatoru'], typed)
    }
    for (const typed of ['bok of ded', 'dead book', 'bookof', 'playn go']) {
      assert.deepEqual(await found(typed), typed === 'bok of ded' ? [] : ['Book of Dead'], typed)
    }
    assert.deepEqual(await found('zzz'), [])
    assert.lengthOf(await found('%'), 2)
  })

  test('knows what the player opened, the latest first, and nobody else’s', async ({ assert }) => {
    const { site, player, game, provider } = await withLobby()
    const other = await makeUser({ site, type: 'player' })
    const ids = [await game('One'), await game('Two'), await game('Three')]
    const open = async (user: TestUser, gameId: number | undefined, opens = true) => {
      const { launchToken } = await createLaunch({
        siteId: site.id,
        userId: user.id,
        userSessionId: null,
        providerId: provider,
        gameId: gameId ?? 0,
        currency: 'TRY',
        language: 'tr',
        limitId: null,
        isMobile: false,
        ip: '127.0.0.1',
        country: null,
      })
      if (opens) await openSession(provider, launchToken)
    }
    await open(player, ids[0])
    await open(player, ids[1])
    await open(player, ids[0])
    await open(player, ids[2], false)
    await open(other, ids[2])
    assert.deepEqual((await lobbyOf(site, player)).recentIds, [ids[0], ids[1]])
  })

  test('and games of several lobbies are found by their ids', async ({ assert }) => {
    const { site, game } = await withLobby()
    const ids = [await game('Two', { lobby: 'bingo' }), await game('One')]
    await game('Three')
    const gone = await game('Hidden', { is_shown: false })
    const session = new ApiSession(site.host)
    const path = `/v1/games?ids=${[...ids, gone, 1].join(',')}`
    assert.deepEqual(titles((await session.get<LobbyView>(path)).body), ['Two', 'One'])
    assert.equal((await session.get('/v1/games?ids=1;drop')).status, 422)
  })

  test('has no more games than asked for, which are a thousand at most', async ({ assert }) => {
    const { site, game } = await withLobby()
    for (const title of ['One', 'Two', 'Three']) await game(title)
    assert.deepEqual(titles(await lobbyOf(site, null)), ['One', 'Two', 'Three'])
    assert.deepEqual(titles(await lobbyOf(site, null, '&limit=2')), ['One', 'Two'])
    const asked = async (limit: number) =>
      (await new ApiSession(site.host).get(`/v1/games?lobby=slots&limit=${limit}`)).status
    assert.equal(MOST_LOBBY_GAMES, 1_000)
    assert.equal(await asked(MOST_LOBBY_GAMES), 200)
    for (const wrong of [MOST_LOBBY_GAMES + 1, 0, -1]) {
      assert.equal(await asked(wrong), 422, `${wrong}`)
    }
  })

  test('of an unknown kind is refused', async ({ assert }) => {
    const { site } = await withLobby()
    const { status } = await new ApiSession(site.host).get('/v1/games?lobby=kitchen')
    assert.equal(status, 422)
  })
})
