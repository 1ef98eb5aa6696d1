/** The list of a provider, brought into the catalogue. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { GameImport, GameRow } from '@grandstand/shared-types/wire/games/games'
import { startProvider } from '#tests/games/test_provider'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { makeGameCategory, makeProvider } from '#tests/support/game_rows'

const limits = { TRY: { minStakeMinor: 100, maxStakeMinor: 5_000, maxPayMinor: 500_000 } }
const listed = (gameCode: string, more: object = {}) => ({
  gameCode,
  title: `Title of ${gameCode}`,
  lobby: 'slots',
  company: 'Maker',
  logo: null,
  isMobile: true,
  hasDemo: true,
  opensLobby: false,
  languages: ['tr', 'en'],
  limits,
  extras: [{ id: 1, limitId: 7, minStakeMinor: 100, maxStakeMinor: 900 }],
  returnPpm: 960_000,
  ...more,
})

async function withProvider() {
  const maker = await startProvider()
  const site = await makeSite()
  const session = await signInAs(site, await makeUser({ site, type: 'admin' }))
  const providerId = await makeProvider(site.id, { api_url: `${maker.url}/api` })
  const path = `/v1/game-providers/${providerId}/import`
  const bring = async (games: object[], showNew = true) => {
    maker.answers({ games })
    return (await session.post<GameImport>(path, { showNew })).body
  }
  const rows = async () => (await session.list<GameRow>('provider-games')).body
  return { maker, site, session, path, bring, rows }
}

test.group('The list of a provider', () => {
  test('is asked for with our signature, and brings its games in their order', async ({
    assert,
    cleanup,
  }) => {
    const { maker, bring, rows } = await withProvider()
    cleanup(() => maker.close())
    const counts = await bring([listed('b'), listed('a', { lobby: 'liveCasino' })])
    assert.deepEqual(counts, { added: 2, changed: 0, unchanged: 0, refused: 0, gone: 0 })
    assert.deepEqual(maker.asked, [{ path: '/api/games', body: '', isSigned: true }])
    const [first, second] = await rows()
    assert.equal(second?.lobby, 'liveCasino')
    const { id: _id, providerId: _providerId, updatedAt: _at, ...game } = first!
    assert.deepEqual(game, {
      categoryId: null,
      lobby: 'slots',
      code: 'b',
      title: 'Title of b',
      companyName: 'Maker',
      logo: null,
      topServiceId: null,
      topServiceId2: null,
      middleServiceId: null,
      extras: [{ id: '1', limitId: '7', minStakeMinor: 100, maxStakeMinor: 900 }],
      limits,
      languages: ['tr', 'en'],
      countries: [],
      blockedCountries: null,
      branches: [],
      returnPpm: 960_000,
      opensLobby: false,
      isMobile: true,
      hasDemo: true,
      listOrder: 1,
      isShown: true,
    })
  })

  test('keeps the groups in which the provider has a game, numbers as texts', async ({
    assert,
    cleanup,
  }) => {
    const { maker, bring, rows } = await withProvider()
    cleanup(() => maker.close())
    const groups = { topServiceId: 'slots', topServiceId2: '17', middleServiceId: 'new' }
    await bring([
      listed('a', groups),
      listed('b', { topServiceId: 4, topServiceId2: null, middleServiceId: 61 }),
    ])
    const [a, b] = await rows()
    assert.deepInclude(a, groups)
    assert.deepInclude(b, { topServiceId: '4', topServiceId2: null, middleServiceId: '61' })
    await bring([listed('a', { ...groups, middleServiceId: 'old' })])
    assert.deepInclude((await rows())[0], { ...groups, middleServiceId: 'old' })
  })

  test('changes nothing when it comes again, also from two at once', async ({
    assert,
    cleanup,
  }) => {
    const { maker, bring, rows } = await withProvider()
    cleanup(() => maker.close())
    const games = [listed('a'), listed('b')]
    await Promise.all([bring(games), bring(games)])
    const before = await rows()
    assert.deepEqual(await bring(games), {
      added: 0,
      changed: 0,
      unchanged: 2,
      refused: 0,
      gone: 0,
    })
    assert.deepEqual(await rows(), before)
  })

  test('renews what the provider decides, and leaves order, category and switches to staff', async ({
    assert,
    cleanup,
  }) => {
    const { maker, site, session, bring, rows } = await withProvider()
    cleanup(() => maker.close())
    await bring([listed('a'), listed('b'), listed('c')])
    const categoryId = await makeGameCategory(site.id)
    const [a, b, c] = await rows()
    const ours = { categoryId, listOrder: 99, isShown: false, countries: ['TR'] }
    await session.put(`/v1/provider-games/${a?.id}`, { ...a, ...ours })
    await session.put(`/v1/provider-games/${b?.id}`, { ...b, categoryId })
    const counts = await bring([
      listed('a', { title: 'New title', hasDemo: false }),
      listed('b', { lobby: 'bingo' }),
      listed('d'),
    ])
    assert.deepEqual(counts, { added: 1, changed: 2, unchanged: 0, refused: 0, gone: 1 })
    const after = new Map((await rows()).map((row) => [row.code, row]))
    const { updatedAt: _at, ...changed } = after.get('a')!
    const { updatedAt: _before, ...first } = a!
    assert.deepEqual(changed, { ...first, ...ours, title: 'New title', hasDemo: false })
    assert.deepInclude(after.get('b')!, { lobby: 'bingo', categoryId: null })
    assert.deepEqual(after.get('c'), c)
    assert.equal(after.get('d')?.listOrder, 100)
  })

  test('keeps new games hidden where staff ask for it', async ({ assert, cleanup }) => {
    const { maker, bring, rows } = await withProvider()
    cleanup(() => maker.close())
    await bring([listed('a')], false)
    assert.isFalse((await rows())[0]?.isShown)
  })

  test('leaves out a game of a wrong form and takes the others', async ({ assert, cleanup }) => {
    const { maker, bring, rows } = await withProvider()
    cleanup(() => maker.close())
    const counts = await bring([
      listed('a'),
      listed('a', { title: 'The same code again' }),
      listed('b', { lobby: 'darkroom' }),
      listed('c', { limits: { TRY: { minStakeMinor: 1.5, maxStakeMinor: 2, maxPayMinor: 3 } } }),
      listed('d', { languages: ['xx'] }),
      listed('e', { title: 'x'.repeat(121) }),
      listed('f', { logo: 'javascript:alert(1)' }),
      {},
    ])
    assert.deepEqual(counts, { added: 2, changed: 0, unchanged: 0, refused: 6, gone: 0 })
    const [, game] = await rows()
    assert.deepInclude(game!, { code: 'f', logo: null })
  })

  test('a provider that answers rubbish or a fault changes nothing')
    .with([
      ['<html>', 200],
      ['{"games":{}}', 200],
      ['[]', 200],
      ['null', 200],
      ['{"games":[]}', 500],
      ['{"error":{"key":"signature"}}', 401],
      [`{"games":["${'x'.repeat(9_000_000)}"]}`, 200],
    ] as const)
    .run(async ({ assert, cleanup }, [text, status]) => {
      const { maker, session, path, bring, rows } = await withProvider()
      cleanup(() => maker.close())
      await bring([listed('a')])
      const before = await rows()
      maker.answers(text, status)
      const { status: answered, body } = await session.post<Refusal>(path, { showNew: true })
      assert.deepEqual([answered, body.error.key], [502, 'gameFailed'])
      assert.deepEqual(await rows(), before)
    })

  test('a provider that is not there, and one without a secret', async ({ assert, cleanup }) => {
    const { maker, site, session } = await withProvider()
    cleanup(() => maker.close())
    const gone = await makeProvider(site.id, { code: 'gone' })
    const open = await makeProvider(site.id, {
      code: 'open',
      api_url: maker.url,
      sealed_secrets: null,
    })
    for (const id of [gone, open]) {
      const path = `/v1/game-providers/${id}/import`
      const { body } = await session.post<Refusal>(path, { showNew: true })
      assert.equal(body.error.key, 'gameFailed')
    }
    assert.lengthOf(maker.asked, 0)
    assert.lengthOf(await db.from('games').where('site_id', site.id), 0)
  })
})
