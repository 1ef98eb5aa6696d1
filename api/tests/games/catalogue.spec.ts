/** Providers, categories and games as staff edit them. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import type {
  GameCategoryRow,
  GameProviderRow,
  GameRow,
} from '@grandstand/shared-types/wire/games/games'
import { cloneStep } from '#games/clone'
import { openSecrets } from '#games/providers/sealed_secrets'
import { inTransaction } from '#core/database/transactions'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, uniqueName } from '#tests/support/factories'
import { makeGame, makeGameCategory, makeProvider } from '#tests/support/game_rows'

const PROVIDER = {
  code: 'spinners',
  name: 'Spinners',
  dialect: 'grandstand',
  apiUrl: 'https://api.spinners.example/v1',
  allowedAddresses: ['10.0.0.7', '10.1.0.0/16'],
  allowedOrigins: ['https://play.spinners.example'],
  publicKey: null,
  listOrder: 1,
  isEnabled: true,
}
const CATEGORY = { lobby: 'slots', names: { tr: 'Yeni' }, listOrder: 1, isShown: true }
const GAME = {
  categoryId: null,
  lobby: 'slots',
  code: 'book-7',
  title: 'Book of Seven',
  companyName: 'Spinners',
  logo: 'https://cdn.example/7.png',
  topServiceId: null,
  topServiceId2: null,
  middleServiceId: null,
  extras: [{ id: '1', limitId: 'low', minStakeMinor: 100, maxStakeMinor: 5_000 }],
  limits: { TRY: { minStakeMinor: 100, maxStakeMinor: 10_000, maxPayMinor: 1_000_000 } },
  languages: ['tr'],
  countries: ['TR'],
  branches: [],
  returnPpm: 962_000,
  opensLobby: false,
  isMobile: true,
  hasDemo: true,
  listOrder: 1,
  isShown: true,
}

async function staff() {
  const site = await makeSite()
  return { site, session: await signInAs(site, await makeUser({ site, type: 'admin' })) }
}

async function withGame() {
  const { site, session } = await staff()
  const provider = await session.post<GameProviderRow>('/v1/game-providers', PROVIDER)
  const category = await session.post<GameCategoryRow>('/v1/game-categories', CATEGORY)
  const body = { ...GAME, providerId: provider.body.id, categoryId: category.body.id }
  const game = await session.post<GameRow>('/v1/provider-games', body)
  return { site, session, provider: provider.body, category: category.body, body, game: game.body }
}

async function faults(session: ApiSession, list: string, body: object) {
  const answer = await session.post<Refusal>(`/v1/${list}`, body)
  return { status: answer.status, errors: answer.body.errors }
}

const BOUNDS_AT_FIRST = {
  healthWindowMinutes: 5,
  healthLeastCalls: 5,
  healthFailurePercent: 50,
  healthLagSeconds: 120,
  healthProbeSeconds: 60,
  orphanRollbackMinutes: 0,
  interruptedMinutes: 30,
}

test.group('Game providers', () => {
  test('S10: the secret is stored encrypted, and neither answered nor logged', async ({
    assert,
  }) => {
    const { session } = await staff()
    const secrets = { hmacSecret: 'canary-one' }
    const made = await session.post<GameProviderRow>('/v1/game-providers', { ...PROVIDER, secrets })
    assert.equal(made.status, 201)
    const { id } = made.body
    assert.deepEqual(made.body, {
      id,
      ...PROVIDER,
      ...BOUNDS_AT_FIRST,
      health: null,
      secretNames: ['hmacSecret'],
    } as GameProviderRow)
    const stored = async () => {
      const { sealed_secrets: sealed } = await db
        .from('game_providers')
        .where('id', id)
        .firstOrFail()
      assert.notInclude(String(sealed), 'canary')
      return openSecrets(sealed)
    }
    assert.deepEqual(await stored(), secrets)
    await session.put(`/v1/game-providers/${id}`, PROVIDER)
    assert.deepEqual(await stored(), secrets)
    await session.put(`/v1/game-providers/${id}`, { ...PROVIDER, secrets: { hmacSecret: '' } })
    assert.deepEqual(await stored(), {})
    const answers = [
      await session.get(`/v1/game-providers/${id}`),
      await session.list('game-providers'),
      await session.delete(`/v1/game-providers/${id}`),
      await session.list('audit-log', { filter: { subjectType: 'gameProvider' } }),
    ]
    for (const { status, body } of answers) {
      assert.equal(status, 200)
      assert.notInclude(JSON.stringify(body), 'canary')
    }
  })

  test('a provider with an unsafe address, a strange network or a broken key is refused')
    .with([
      [{ apiUrl: 'http://spinners.example' }, { apiUrl: 'webAddressInvalid' }],
      [{ apiUrl: 'file:///etc/passwd' }, { apiUrl: 'webAddressInvalid' }],
      [{ apiUrl: 'https://user:pw@spinners.example' }, { apiUrl: 'webAddressInvalid' }],
      [{ allowedAddresses: ['10.0.0.7', 'home'] }, { allowedAddresses: 'networkInvalid|home' }],
      [{ allowedOrigins: ['https://a.example/x'] }, { 'allowedOrigins.0': 'webAddressInvalid' }],
      [
        { publicKey: '-----BEGIN PUBLIC KEY-----' },
        { publicKey: 'formWrong|-----BEGIN PUBLIC KEY-----' },
      ],
      [{ secrets: { privateKey: 'no key' } }, { secrets: 'formWrong|-----BEGIN PRIVATE KEY-----' }],
      [{ code: 'Wallet/../x' }, { code: 'formWrong|my-games' }],
      [{ dialect: 'own' }, { dialect: 'notOneOf|grandstand,hub88' }],
      [{ siteId: 1 }, { siteId: 'unknownField' }],
    ] as const)
    .run(async ({ assert }, [changes, errors]) => {
      const { session } = await staff()
      const answer = await faults(session, 'game-providers', { ...PROVIDER, ...changes })
      assert.deepEqual(answer, { status: 422, errors })
    })

  test('two providers of a brand have two codes, and one with games stays', async ({ assert }) => {
    const { session, provider } = await withGame()
    const twin = await session.post<Refusal>('/v1/game-providers', PROVIDER)
    assert.equal(twin.body.error.key, 'alreadyExists')
    const gone = await session.delete<Refusal>(`/v1/game-providers/${provider.id}`)
    assert.equal(gone.body.error.key, 'inUse')
  })
})

test.group('Game categories and games', () => {
  test('are made and changed with every field, and logged', async ({ assert }) => {
    const { session, category, game, body } = await withGame()
    assert.deepEqual(category, { id: category.id, ...CATEGORY } as GameCategoryRow)
    const { id, updatedAt, blockedCountries, ...rest } = game
    assert.isNull(blockedCountries)
    assert.deepEqual(rest, body as typeof rest)
    const changed = await session.put<GameRow>(`/v1/provider-games/${id}`, {
      ...game,
      isShown: false,
      listOrder: 9,
    })
    assert.equal(changed.status, 200)
    assert.isFalse(changed.body.isShown)
    assert.isAtLeast(changed.body.updatedAt, updatedAt)
    assert.equal((await session.delete(`/v1/provider-games/${id}`)).status, 200)
    const log = await session.list('audit-log', { filter: { subjectType: 'game' } })
    assert.lengthOf(log.body, 3)
  })

  test('the lobby of a category stays while it has games, and so does the category', async ({
    assert,
  }) => {
    const { session, category } = await withGame()
    const path = `/v1/game-categories/${category.id}`
    const moved = await session.put<Refusal>(path, { ...CATEGORY, lobby: 'bingo' })
    assert.equal(moved.body.error.key, 'inUse')
    assert.equal((await session.delete<Refusal>(path)).body.error.key, 'inUse')
  })

  test('a game must fit its brand: provider, category of its lobby, branches, bounds', async ({
    assert,
  }) => {
    const { session, body } = await withGame()
    const other = await makeSite()
    const stranger = await makeProvider(other.id)
    const dealer = await makeUser({ site: other, type: 'dealer', username: uniqueName('far') })
    const low = { minStakeMinor: 500, maxStakeMinor: 400, maxPayMinor: 0 }
    const wrong: [object, Record<string, string>][] = [
      [{ providerId: stranger }, { providerId: 'unknownEntry' }],
      [{ lobby: 'bingo' }, { categoryId: 'unknownEntry' }],
      [{ branches: [dealer.username] }, { 'branches.0': 'unknownEntry' }],
      [{ limits: { TRY: low } }, { 'limits.TRY.maxStakeMinor': 'amountTooSmall|500' }],
      [{ limits: { XXX: low } }, { 'limits.XXX': 'unknownField' }],
      [{ logo: 'javascript:alert(1)' }, { logo: 'webAddressInvalid' }],
      [{ languages: ['xx'] }, { 'languages.0': `notOneOf|${SITE_LANGUAGES.join(',')}` }],
    ]
    for (const [changes, errors] of wrong) {
      const answer = await faults(session, 'provider-games', { ...body, code: 'x', ...changes })
      assert.deepEqual(answer, { status: 422, errors })
    }
  })

  test('staff of another brand neither see nor change them', async ({ assert }) => {
    const { game, provider, category } = await withGame()
    const { session } = await staff()
    for (const path of [
      `provider-games/${game.id}`,
      `game-providers/${provider.id}`,
      `game-categories/${category.id}`,
    ]) {
      assert.equal((await session.get(`/v1/${path}`)).status, 404)
      assert.equal((await session.delete(`/v1/${path}`)).status, 404)
    }
    assert.deepEqual((await session.list('provider-games')).body, [])
  })

  test('a clone gets them without secrets and branches', async ({ assert }) => {
    const [site, clone] = [await makeSite(), await makeSite()]
    const provider = await makeProvider(site.id)
    const category = await makeGameCategory(site.id)
    await makeGame(site.id, provider, { category_id: category, branches: '["dealer1"]' })
    await inTransaction((trx) => cloneStep.copy(trx, { fromId: site.id, toId: clone.id }))
    const games = await db.from('games').where('site_id', clone.id)
    assert.lengthOf(games, 1)
    const [game] = games
    assert.equal(game.branches, '[]')
    const provided = await db.from('game_providers').where('site_id', clone.id).firstOrFail()
    assert.isNull(provided.sealed_secrets)
    assert.equal(game.provider_id, provided.id)
    const sorted = await db.from('game_categories').where('site_id', clone.id).firstOrFail()
    assert.equal(game.category_id, sorted.id)
  })
})
