/** Launching a game: who may, what the provider gets, what becomes of its answer. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import type { GameLaunch } from '@grandstand/shared-types/wire/games/games'
import { clock } from '#core/timing/clock'
import { askProvider } from '#games/providers/ask_provider'
import { forgetProviders, providerById } from '#games/providers/provider'
import { isLive } from '#games/sessions/game_session'
import { findSession } from '#games/sessions/find_session'
import { openSession } from '#games/sessions/open_session'
import { touchSession } from '#games/sessions/touch_session'
import { startProvider, type TestProvider } from '#tests/games/test_provider'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type UserOptions } from '#tests/support/factories'
import { makeGame, makeProvider } from '#tests/support/game_rows'

const PAGE = 'https://games.example/play?game=1'
const ORDER = { mode: 'real', isMobile: false }

type Cells = Record<string, string | number | boolean | null>

async function withGame(
  cleanup: (close: () => void) => void,
  { game = {}, player = {} }: { game?: Cells; player?: Partial<UserOptions> } = {}
) {
  const maker = await startProvider()
  cleanup(() => maker.close())
  maker.answers({ url: PAGE })
  const site = await makeSite()
  const providerId = await makeProvider(site.id, { api_url: maker.url })
  const gameId = await makeGame(site.id, providerId, game)
  const user = await makeUser({ site, type: 'player', ...player })
  const session = await signInAs(site, user)
  const launch = <T = GameLaunch>(order: object = {}) =>
    session.post<T>(`/v1/games/${gameId}/launch`, { ...ORDER, ...order })
  return { maker, site, providerId, gameId, user, session, launch }
}

const sentBy = ({ asked }: TestProvider) => JSON.parse(asked.at(-1)?.body ?? '{}')

async function refusal(session: ApiSession, gameId: number, order: object = {}): Promise<ErrorKey> {
  const path = `/v1/games/${gameId}/launch`
  return (await session.post<Refusal>(path, { ...ORDER, ...order })).body.error.key
}

/** Long enough for the request to arrive on a busy machine. */
const GIVEN_UP_AFTER_MS = 1_000

test.group('A launch', () => {
  test('gives the provider a token that opens one session once', async ({ assert, cleanup }) => {
    const { maker, site, providerId, gameId, user, launch } = await withGame(cleanup)
    const { status, body } = await launch({ language: 'en', isMobile: true })
    assert.equal(status, 200)
    assert.equal(body.content, PAGE)
    assert.deepEqual(body.origins, ['https://games.example'])
    assert.match(body.reference, /^[\dA-F]{12}$/)
    assert.isTrue(maker.asked.at(-1)?.isSigned)
    const { launchToken, walletUrl, depositUrl, ...sent } = sentBy(maker)
    assert.deepEqual(sent, {
      gameCode: 'fruits',
      currency: 'TRY',
      language: 'en',
      limitId: null,
      isMobile: true,
    })
    assert.match(walletUrl, new RegExp(`^http://${site.host}(:\\d+)?/v1/wallet/maker$`))
    assert.match(depositUrl, /\/en\/deposit$/)
    const kept = await db.from('game_sessions').where('user_id', user.id).firstOrFail()
    assert.notInclude(JSON.stringify(kept), launchToken)

    const stranger = await makeProvider(site.id, { code: 'other' })
    assert.isNull(await openSession(stranger, launchToken))
    const [one, two] = await Promise.all([
      openSession(providerId, launchToken),
      openSession(providerId, launchToken),
    ])
    const opened = one ?? two
    assert.isNull(one && two)
    assert.equal(opened?.userId, user.id)
    assert.equal(opened?.gameId, gameId)
    assert.isTrue(opened?.isMobile)
    assert.isNull(await openSession(providerId, launchToken))

    const found = await findSession(providerId, opened?.sessionToken ?? '')
    assert.equal(found?.id, opened?.id)
    assert.isNull(await findSession(stranger, opened?.sessionToken ?? ''))
    assert.isNull(await findSession(providerId, 'unknown'))
  })

  test('has a token that is over after two minutes', async ({ assert, cleanup }) => {
    const { maker, providerId, launch } = await withGame(cleanup)
    cleanup(() => clock.reset())
    await launch()
    clock.set(clock.now() + 121_000)
    assert.isNull(await openSession(providerId, sentBy(maker).launchToken))
  })

  test('opens a session that lives while it is used', async ({ assert, cleanup }) => {
    const { maker, providerId, launch } = await withGame(cleanup)
    cleanup(() => clock.reset())
    await launch()
    const opened = await openSession(providerId, sentBy(maker).launchToken)
    const token = opened?.sessionToken ?? ''
    const start = clock.now()
    clock.set(start + 3 * 3_600_000)
    const found = await findSession(providerId, token)
    assert.isTrue(found && isLive(found, clock.now()))
    if (found) await touchSession(found)
    clock.set(start + 6 * 3_600_000)
    const used = await findSession(providerId, token)
    assert.isTrue(used && isLive(used, clock.now()))
    clock.set(start + 8 * 3_600_000)
    const idle = await findSession(providerId, token)
    assert.isFalse(idle && isLive(idle, clock.now()))
  })

  test('as a demo has no token and no session', async ({ assert, cleanup }) => {
    const { maker, user, launch } = await withGame(cleanup)
    assert.equal((await launch({ mode: 'demo' })).status, 200)
    assert.isNull(sentBy(maker).launchToken)
    assert.lengthOf(await db.from('game_sessions').where('user_id', user.id), 0)
  })

  test('of a game without a demo, of a hidden one and of a foreign one is refused', async ({
    assert,
    cleanup,
  }) => {
    const { site, session, providerId, gameId } = await withGame(cleanup, {
      game: { has_demo: false },
    })
    assert.equal(await refusal(session, gameId, { mode: 'demo' }), 'gameClosed')
    const hidden = await makeGame(site.id, providerId, { code: 'hidden', is_shown: false })
    assert.equal(await refusal(session, hidden), 'gameClosed')
    const branch = await makeGame(site.id, providerId, { code: 'b', branches: '["somebody"]' })
    assert.equal(await refusal(session, branch), 'gameClosed')
    const off = await makeProvider(site.id, { code: 'off', is_enabled: false })
    assert.equal(await refusal(session, await makeGame(site.id, off)), 'gameClosed')
    const other = await makeSite()
    const foreign = await makeGame(other.id, await makeProvider(other.id))
    assert.equal(await refusal(session, foreign), 'notFound')
  })

  test('names the limit of a table, which must be one of the game', async ({ assert, cleanup }) => {
    const extras = '[{"id":"1","limitId":"vip","minStakeMinor":5000,"maxStakeMinor":90000}]'
    const { maker, session, gameId, launch } = await withGame(cleanup, {
      game: { lobby: 'liveCasino', extras },
    })
    assert.equal((await launch({ limitId: 'vip' })).status, 200)
    assert.equal(sentBy(maker).limitId, 'vip')
    assert.equal(await refusal(session, gameId, { limitId: 'none' }), 'validationFailed')
  })

  test('needs the product of its lobby, also from a dealer above', async ({ assert, cleanup }) => {
    const { session, gameId } = await withGame(cleanup, { player: { products: { slot: 0 } } })
    assert.equal(await refusal(session, gameId), 'productClosed')
    assert.equal(await refusal(session, gameId, { mode: 'demo' }), 'productClosed')
  })

  test('too often within a minute is refused, and the provider is not asked', async ({
    assert,
    cleanup,
  }) => {
    const { maker, session, gameId, launch } = await withGame(cleanup)
    for (let time = 0; time < 30; time++) await launch({ mode: 'demo' })
    assert.lengthOf(maker.asked, 30)
    const answer = await launch<Refusal>()
    assert.deepEqual([answer.status, answer.body.error.key], [429, 'tooManyAttempts'])
    assert.isAbove(Number(answer.body.error.params[0]), 0)
    assert.equal(await refusal(session, gameId, { mode: 'demo' }), 'tooManyAttempts')
    assert.lengthOf(maker.asked, 30)
  })

  test('by a visitor, or by staff, is refused', async ({ assert, cleanup }) => {
    const { site, gameId } = await withGame(cleanup)
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    assert.equal(await refusal(admin, gameId), 'notAllowed')
  })
})

test.group('A launch and protection', () => {
  test('A7: an excluded player opens no game, nor a demo', async ({ assert, cleanup }) => {
    const { session, gameId, maker } = await withGame(cleanup)
    await session.post('/v1/me/protection/exclusions', { kind: 'timeOut', days: 7 })
    const asked = maker.asked.length
    assert.equal(await refusal(session, gameId), 'selfExcluded')
    assert.equal(await refusal(session, gameId, { mode: 'demo' }), 'selfExcluded')
    assert.lengthOf(maker.asked, asked)
  })

  test('A7: a stake limit that leaves less than the least stake', async ({ assert, cleanup }) => {
    const limits = '{"TRY":{"minStakeMinor":1000,"maxStakeMinor":9000,"maxPayMinor":0}}'
    const { session, gameId, launch } = await withGame(cleanup, { game: { limits } })
    const bound = (value: number) =>
      session.put('/v1/me/protection/limits', { kind: 'stake', period: 'day', value })
    await bound(1_000)
    assert.equal((await launch()).status, 200)
    await bound(999)
    const { body } = await launch<Refusal>()
    assert.equal(body.error.message, 'serviceLimitError|1000')
    assert.equal((await launch({ mode: 'demo' })).status, 200)
    assert.equal(await refusal(session, gameId), 'serviceLimitError')
  })
})

test.group('A provider at a launch', () => {
  test('on this machine is reached by a browser under the host of the site, at the port of the provider', async ({
    assert,
    cleanup,
  }) => {
    const { maker, site, providerId, session, gameId, launch } = await withGame(cleanup)
    const { port } = new URL(maker.url)
    await db
      .from('game_providers')
      .where('id', providerId)
      .update({ allowed_origins: JSON.stringify([maker.url, 'https://games.example']) })
    forgetProviders()
    const reached = `http://${site.host}:${port}`
    maker.answers({ url: `${maker.url}/play?token=one` })
    const { body } = await launch()
    assert.equal(body.content, `${reached}/play?token=one`)
    assert.deepEqual(body.origins, [reached, 'https://games.example'])
    maker.answers({ url: PAGE })
    assert.equal((await launch()).body.content, PAGE, 'another machine keeps its name')
    maker.answers({ url: `${reached}/play` })
    assert.equal(await refusal(session, gameId), 'gameFailed', 'S6: the rule is of what was stored')
  })

  test('may answer HTML, which is shown as such', async ({ assert, cleanup }) => {
    const { maker, launch } = await withGame(cleanup)
    maker.answers({ html: '<p>Closed for today</p>' })
    assert.equal((await launch()).body.content, '<p>Closed for today</p>')
  })

  test('S6: that answers rubbish, a fault or a strange address fails the launch')
    .with([
      ['<html>', 200],
      ['null', 200],
      [{}, 200],
      [{ url: 'https://evil.example/play' }, 200],
      [{ url: 'https://games.example@evil.example/' }, 200],
      [{ url: 'javascript:alert(1)' }, 200],
      [{ url: 7 }, 200],
      [{ html: '' }, 200],
      [{ html: 'x'.repeat(200_001) }, 200],
      [{ url: PAGE }, 500],
      [{ error: { key: 'unknownGame' } }, 404],
    ] as const)
    .run(async ({ assert, cleanup }, [answer, status]) => {
      const { maker, launch } = await withGame(cleanup)
      maker.answers(answer, status)
      const { status: answered, body } = await launch<Refusal>()
      assert.deepEqual([answered, body.error.key], [502, 'gameFailed'])
      assert.match(String(body.error.params[0]), /^[\dA-F]{12}$/)
    })

  test('that never answers fails it in time', async ({ assert, cleanup }) => {
    const { maker, site, providerId } = await withGame(cleanup)
    maker.hangs()
    const provider = await providerById(site.id, providerId)
    await assert.rejects(
      async () =>
        provider &&
        askProvider(provider, () => ({ path: 'launch', body: {} }), {
          timeoutMs: GIVEN_UP_AFTER_MS,
        }),
      'gameFailed'
    )
    assert.lengthOf(maker.asked, 1)
  })
})
