/** Our calls to Hub88, as its Operator API describes them: a real server checks our RSA signature over the body. */
import { generateKeyPairSync, verify } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { GameImport, GameLaunch, GameRow } from '@grandstand/shared-types/wire/games/games'
import { hub88PlayerName } from '#games/providers/dialects/hub88_provider'
import { roundOfProvider, transactionsOfProvider } from '#games/providers/listed_by_provider'
import { providerById } from '#games/providers/provider'
import { sealSecrets } from '#games/providers/sealed_secrets'
import { startProvider } from '#tests/games/test_provider'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { makeGame, makeProvider } from '#tests/support/game_rows'
import { must } from '#core/errors/must'

const KEYS = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const SECRETS = { operatorId: '17', privateKey: KEYS.privateKey, subPartnerId: 'bender' }
const PAGE = 'https://games.example/launch/1'

/** A game as Hub88's own tests expect one in its list. */
const listed = (gameCode: string, more: object = {}) => ({
  url_thumb: 'https://cdn.example/thumb.png',
  url_background: 'https://cdn.example/back.png',
  product: 'Caleta Gaming',
  platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
  name: `Title of ${gameCode}`,
  game_code: gameCode,
  freebet_support: true,
  demo_game_support: true,
  phoenix_jackpot_support: false,
  enabled: true,
  category: 'Video Slots',
  blocked_countries: ['US', 'EE'],
  release_date: '2020-10-01T00:00:00',
  volatility: 4,
  rtp: '94.79',
  paylines: 20,
  hit_ratio: '24.47',
  certifications: ['MGA'],
  languages: ['en', 'zh', 'tr'],
  technology: ['HTML5'],
  features: ['Wild'],
  ...more,
})

async function scene(cleanup: (close: () => void) => void, secrets: object = {}) {
  const isSigned = (body: string, header: (name: string) => string) =>
    verify(
      'sha256',
      Buffer.from(body),
      KEYS.publicKey,
      Buffer.from(header('x-hub88-signature'), 'base64')
    )
  const maker = await startProvider(isSigned)
  cleanup(() => maker.close())
  const site = await makeSite()
  const providerId = await makeProvider(site.id, {
    dialect: 'hub88',
    api_url: maker.url,
    sealed_secrets: sealSecrets({ ...SECRETS, ...secrets }),
  })
  const provider = must(await providerById(site.id, providerId), 'provider')
  const asked = () => {
    const { path, body, isSigned: signed } = must(maker.asked.at(-1), 'request')
    return { path, signed, sent: JSON.parse(body) as Record<string, unknown> }
  }
  return { maker, site, provider, asked }
}

async function withPlayer(cleanup: (close: () => void) => void, secrets: object = {}) {
  const shared = await scene(cleanup, secrets)
  const { site, provider, maker } = shared
  maker.answers({ url: PAGE })
  const gameId = await makeGame(site.id, provider.id, { code: 'clt_dragonrising' })
  const user = await makeUser({ site, type: 'player' })
  const session = await signInAs(site, user)
  const launch = <T = GameLaunch>(order: object = {}) =>
    session.post<T>(`/v1/games/${gameId}/launch`, {
      mode: 'real',
      isMobile: false,
      language: 'cw',
      ...order,
    })
  return { ...shared, user, launch }
}

test.group('A launch at Hub88', () => {
  test('asks for the address of the game with our signature over the body', async ({
    assert,
    cleanup,
  }) => {
    const { asked, user, launch } = await withPlayer(cleanup)
    const { status, body } = await launch()
    assert.deepEqual([status, body.content], [200, PAGE])
    const { path, signed, sent } = asked()
    assert.equal(path, '/operator/generic/v2/game/url')
    assert.isTrue(signed)
    const { token, lobby_url: lobbyUrl, deposit_url: depositUrl, ip, ...rest } = sent
    assert.deepEqual(rest, {
      operator_id: 17,
      sub_partner_id: 'bender',
      user: hub88PlayerName(user.id),
      platform: 'GPL_DESKTOP',
      meta: {},
      lang: 'zh',
      game_code: 'clt_dragonrising',
      currency: 'TRY',
      country: 'XX',
    })
    assert.match(String(token), /^[\w-]{43}$/)
    assert.match(String(lobbyUrl), /\/cw$/)
    assert.match(String(depositUrl), /\/cw\/deposit$/)
    assert.isString(ip)
    assert.lengthOf(await db.from('game_sessions').where('user_id', user.id), 1)
  })

  test('as a demo plays for XXX, without player and token', async ({ assert, cleanup }) => {
    const { asked, user, launch } = await withPlayer(cleanup, { subPartnerId: '' })
    assert.equal((await launch({ mode: 'demo', isMobile: true })).status, 200)
    const { sent } = asked()
    assert.deepInclude(sent, { currency: 'XXX', platform: 'GPL_MOBILE', operator_id: 17 })
    for (const field of ['user', 'token', 'sub_partner_id']) assert.notProperty(sent, field)
    assert.lengthOf(await db.from('game_sessions').where('user_id', user.id), 0)
  })

  test('fails where it answers rubbish, a fault or a strange address')
    .with([
      ['<html>', 200],
      [[], 200],
      [{}, 200],
      [{ url: 'https://evil.example/' }, 200],
      [{ error: 'Game not found' }, 404],
      [{ url: PAGE }, 500],
    ] as const)
    .run(async ({ assert, cleanup }, [answer, status]) => {
      const { maker, launch } = await withPlayer(cleanup)
      maker.answers(answer, status)
      const { body } = await launch<Refusal>()
      assert.equal(body.error.key, 'gameFailed')
    })

  test('without our number or key is not asked for')
    .with([{ operatorId: '' }, { operatorId: 'seven' }, { privateKey: '' }, { privateKey: 'x' }])
    .run(async ({ assert, cleanup }, secrets) => {
      const { maker, launch } = await withPlayer(cleanup, secrets)
      assert.equal((await launch<Refusal>()).body.error.key, 'gameFailed')
      assert.lengthOf(maker.asked, 0)
    })
})

test.group('The list of Hub88', () => {
  async function bring(cleanup: (close: () => void) => void, answer: object) {
    const { maker, site, provider, asked } = await scene(cleanup)
    maker.answers(answer)
    const session = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const path = `/v1/game-providers/${provider.id}/import`
    const { status, body } = await session.post<GameImport>(path, { showNew: true })
    return { site, status, body, asked, rows: (await session.list<GameRow>('provider-games')).body }
  }

  test('becomes games in our lobbies, with what their provider decides', async ({
    assert,
    cleanup,
  }) => {
    const { body, asked, rows } = await bring(cleanup, [
      listed('a'),
      listed('b', { category: 'Live Roulette', platforms: ['GPL_DESKTOP'], rtp: null }),
      listed('c', { category: 'video bingo', blocked_countries: [], languages: [] }),
      listed('off', { enabled: false }),
      listed('sport', { category: 'Sportsbook' }),
      listed('finnish', { languages: ['fi'] }),
      { game_code: 'bare' },
      7,
    ])
    assert.deepInclude(asked(), { path: '/operator/generic/v2/game/list', signed: true })
    assert.deepEqual(asked().sent, { operator_id: 17, sub_partner_id: 'bender' })
    assert.deepInclude(body, { added: 3, refused: 3 })
    const [a, b, c] = rows
    assert.deepInclude(a!, {
      code: 'a',
      lobby: 'slots',
      title: 'Title of a',
      companyName: 'Caleta Gaming',
      logo: 'https://cdn.example/thumb.png',
      blockedCountries: ['US', 'EE'],
      returnPpm: 947_900,
      isMobile: true,
      hasDemo: true,
    })
    assert.sameMembers(a!.languages, ['en', 'cw', 'tr'])
    assert.deepInclude(b!, { lobby: 'liveCasino', isMobile: false, returnPpm: null })
    assert.deepInclude(c!, { lobby: 'bingo', blockedCountries: null, languages: [] })
  })

  test('that is no list brings nothing', async ({ assert, cleanup }) => {
    const { status, rows } = await bring(cleanup, { games: [] })
    assert.equal(status, 502)
    assert.lengthOf(rows, 0)
  })

  test('keeps its games from players of the countries that it blocks', async ({
    assert,
    cleanup,
  }) => {
    const { site } = await bring(cleanup, [listed('a')])
    const seenFrom = async (countryCode: string) => {
      const player = await makeUser({ site, type: 'player' })
      await db.from('users').where('id', player.id).update({ country_code: countryCode })
      const session = await signInAs(site, player)
      const { body } = await session.get<{ games: { title: string }[] }>('/v1/games?lobby=slots')
      return body.games.length
    }
    assert.deepEqual([await seenFrom('EE'), await seenFrom('TR')], [0, 1])
  })
})

test.group('Transactions and rounds of Hub88', () => {
  test('are asked for by time, and by the name of the round', async ({ assert, cleanup }) => {
    const { maker, provider, asked } = await scene(cleanup)
    maker.answers([
      { transaction_uuid: 'one', status: 'TS_SUCCESS', round: 'r1' },
      { transaction_uuid: 'two', status: 'TS_DECLINED' },
      { transaction_uuid: 'three', status: 'TS_NEW' },
    ])
    const from = Date.UTC(2026, 0, 2, 3, 4, 5)
    assert.deepEqual(await transactionsOfProvider(provider, from, from + 60_000), [
      { transactionId: 'one', roundId: 'r1', isDone: true, money: null },
      { transactionId: 'two', roundId: null, isDone: false, money: null },
      { transactionId: 'three', roundId: null, isDone: null, money: null },
    ])
    const { path, signed, sent } = asked()
    assert.deepEqual([path, signed], ['/operator/generic/v2/transactions/list', true])
    assert.deepInclude(sent, { start_time: '2026-01-02T03:04:05', end_time: '2026-01-02T03:05:05' })

    maker.answers({ url: 'https://games.example/round/r1' })
    const round = { roundId: 'r1', transactionId: 'one', userId: 12_345 }
    const shown = await roundOfProvider(provider, round)
    assert.containsSubset(shown, {
      pageUrl: 'https://games.example/round/r1',
      resumeUrl: null,
      transactions: null,
    })
    assert.equal(asked().path, '/operator/generic/v2/game/round')
    assert.deepInclude(asked().sent, {
      user: hub88PlayerName(12_345),
      transaction_uuid: 'one',
      round: 'r1',
    })
  })

  test('that cannot be read are a failure of the provider', async ({ assert, cleanup }) => {
    const { maker, provider } = await scene(cleanup)
    const round = { roundId: 'r1', transactionId: 'one', userId: 1 }
    for (const answer of [{}, [{ status: 'TS_SUCCESS' }], [7], 'null']) {
      maker.answers(answer)
      await assert.rejects(() => transactionsOfProvider(provider, 0, 1), 'gameFailed')
      await assert.rejects(() => roundOfProvider(provider, round), 'gameFailed')
    }
  })
})
