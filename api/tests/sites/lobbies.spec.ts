/** The virtual games settings of a brand: its lobbies, their order, and bounds of their stakes (rules 12.12). */
import { test } from '@japa/runner'
import { LOBBIES, type Lobby } from '@grandstand/shared-types/accounts/lobbies'
import { allLobbies, type LobbySetting } from '@grandstand/shared-types/sites/lobby_settings'
import type { AuditRow } from '@grandstand/shared-types/wire/audit'
import type { DrawLobbyView } from '@grandstand/shared-types/wire/draws'
import type { GameLaunch, LobbyView } from '@grandstand/shared-types/wire/games/games'
import type {
  LobbySettings,
  SettingsAnswer,
  SiteView,
} from '@grandstand/shared-types/wire/site/sites'
import { betOf, bought, makeBuyer, openDraws, refusal, ticketOf } from '#tests/draws/draw_support'
import { startProvider } from '#tests/games/test_provider'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestSite } from '#tests/support/factories'
import { makeGame, makeTable } from '#tests/wallet/wallet_support'

const PATH = '/v1/lobby-settings'
const inOrder = (lobbies: readonly LobbySetting[]) => lobbies.map(({ lobby }) => lobby)

/** The defaults, with changes by lobby. */
const withChanges = (changes: Partial<Record<Lobby, Partial<LobbySetting>>>): LobbySetting[] =>
  allLobbies().map((setting) => ({ ...setting, ...changes[setting.lobby] }))

const stakes = (least: number | null, most: number | null, currency = 'TRY') => ({
  stakes: { [currency]: { minStakeMinor: least, maxStakeMinor: most } },
})

async function staffOf(site: TestSite) {
  const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
  const set = (lobbies: unknown) => admin.put<LobbySettings & Refusal>(PATH, { lobbies })
  return {
    admin,
    set,
    change: (changes: Parameters<typeof withChanges>[0]) => set(withChanges(changes)),
  }
}

const shownTo = async (session: ApiSession): Promise<Lobby[]> =>
  (await session.get<SettingsAnswer>('/v1/settings/get')).body.settings.lobbies

test.group('The virtual games settings', () => {
  test('show every lobby in the order of the menus until staff change it', async ({ assert }) => {
    const site = await makeSite()
    const { admin, set } = await staffOf(site)
    const { body } = await admin.get<LobbySettings>(PATH)
    assert.sameMembers(inOrder(body.lobbies), LOBBIES)
    assert.isTrue(
      body.lobbies.every(({ isShown, stakes: own }) => isShown && Object.keys(own).length === 0)
    )
    const visitor = new ApiSession(site.host)
    assert.deepEqual(await shownTo(visitor), inOrder(body.lobbies))
    const turned = body.lobbies
      .toReversed()
      .map((one) => (one.lobby === 'slots' ? { ...one, isShown: false } : one))
    const answer = await set(turned)
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body.lobbies, turned)
    assert.deepEqual(
      await shownTo(visitor),
      inOrder(turned).filter((lobby) => lobby !== 'slots')
    )
    const other = await makeSite()
    assert.include(await shownTo(new ApiSession(other.host)), 'slots')
  })

  test('stand in the audit log by what has changed, once', async ({ assert }) => {
    const site = await makeSite()
    const { admin, change } = await staffOf(site)
    const changes = { bingo: { isShown: false }, lotto: stakes(200, null) }
    await change(changes)
    await change(changes)
    const rows = await admin.list<AuditRow>('audit-log', { filter: { action: 'site.lobbies' } })
    assert.lengthOf(rows.body, 1)
    const shown = inOrder(allLobbies())
    assert.deepEqual(rows.body[0]?.detail, {
      before: { 'shownLobbies': shown, 'lobbies.lotto': {} },
      after: {
        'shownLobbies': shown.filter((lobby) => lobby !== 'bingo'),
        'lobbies.lotto': stakes(200, null).stakes,
      },
    })
  })

  test('refuse an unknown lobby, one that comes twice or is missing, and bounds that allow nothing', async ({
    assert,
  }) => {
    const { admin, set, change } = await staffOf(await makeSite())
    const [first, ...others] = allLobbies()
    const fieldOf = async (answer: ReturnType<typeof set>) => {
      const { status, body } = await answer
      return [status, body.error?.fields?.[0]?.field]
    }
    assert.deepEqual(await fieldOf(set([{ ...first, lobby: 'poker' }, ...others])), [
      422,
      'lobbies.0.lobby',
    ])
    assert.deepEqual(await fieldOf(set([...others, others[0]])), [422, 'lobbies'])
    assert.deepEqual(await fieldOf(set(others)), [422, 'lobbies'])
    const most = 'stakes.TRY.maxStakeMinor'
    assert.deepEqual(await fieldOf(change({ slots: stakes(200, 100) })), [422, `lobbies.0.${most}`])
    assert.deepEqual(await fieldOf(change({ slots: stakes(0, 100) })), [
      422,
      'lobbies.0.stakes.TRY.minStakeMinor',
    ])
    for (const wrong of [-1, 0.5, '100', 1e15]) {
      const stakesOf = { stakes: { TRY: { minStakeMinor: null, maxStakeMinor: wrong } } }
      const { status } = await set([{ ...first, ...stakesOf }, ...others])
      assert.equal(status, 422, String(wrong))
    }
    assert.equal((await change({ slots: stakes(100, 200, 'GBP') })).status, 422)
    assert.equal((await set('all')).status, 422)
    const { body } = await admin.get<LobbySettings>(PATH)
    assert.deepEqual(body.lobbies, allLobbies())
  })

  test('keep no currency without a bound', async ({ assert }) => {
    const { change } = await staffOf(await makeSite())
    const { body } = await change({ slots: stakes(null, null) })
    assert.deepEqual(body.lobbies, allLobbies())
  })

  test('need the permission to edit games', async ({ assert }) => {
    const site = await makeSite()
    const viewer = await makeUser({ site, type: 'operator', permissions: ['games.view'] })
    const session = await signInAs(site, viewer)
    assert.equal((await session.get(PATH)).status, 403)
    assert.equal((await session.put(PATH, { lobbies: allLobbies() })).status, 403)
  })

  test('leave the other settings of the brand as they are, and those leave them', async ({
    assert,
  }) => {
    const site = await makeSite()
    const { admin, change } = await staffOf(site)
    await admin.put(`/v1/sites/${site.id}`, { settings: { matchesDay: 9 } })
    const { body } = await change({ bingo: { isShown: false } })
    await admin.put(`/v1/sites/${site.id}`, { settings: { cancelMinutes: 3 } })
    const view = await admin.get<SiteView>(`/v1/sites/${site.id}`)
    assert.containsSubset(view.body.settings, { matchesDay: 9, cancelMinutes: 3 })
    assert.deepEqual(view.body.settings.lobbies, body.lobbies)
  })
})

test.group('A lobby that the brand does not show', () => {
  test('shows and launches no games; bets are refused, wins still come', async ({
    assert,
    cleanup,
  }) => {
    const maker = await startProvider()
    cleanup(() => maker.close())
    const { site, player, provider, server, bet, win } = await makeTable({
      api_url: maker.url,
      allowed_origins: '["https://games.example"]',
    })
    maker.answers({ url: 'https://games.example/play' })
    const session = await signInAs(site, player)
    const launch = () =>
      session.post<GameLaunch & Refusal>(`/v1/games/${provider.gameId}/launch`, {
        ...{ mode: 'real', isMobile: false, language: 'tr' },
      })
    const listed = async () => (await session.get<LobbyView>('/v1/games')).body.games.length
    assert.equal((await launch()).status, 200)
    assert.equal(await listed(), 1)
    assert.deepEqual(await server.says('bet', bet()), [200, 900])
    const { change } = await staffOf(site)
    await change({ slots: { isShown: false } })
    assert.equal(await listed(), 0)
    const { status, body } = await launch()
    assert.deepEqual([status, body.error.key], [403, 'gameClosed'])
    const late = bet({ transactionId: 'bet-2', roundId: 'round-2' })
    assert.deepEqual((await server.says('bet', late))[1], 'productClosed')
    assert.deepEqual(await server.says('win', win()), [200, 1_150])
    await change({})
    assert.equal(await listed(), 1)
    const again = bet({ transactionId: 'bet-3', roundId: 'round-3' })
    assert.deepEqual(await server.says('bet', again), [200, 1_050])
  })

  test('sells no tickets of draws; those that are sold stay', async ({ assert }) => {
    const [drawId = 0] = await openDraws('keno')
    const { site, session } = await makeBuyer()
    const order = { drawId, bets: [betOf('keno', 1)] }
    const [ticket] = await bought(session, order)
    const { change } = await staffOf(site)
    await change({ lotto: { isShown: false } })
    assert.equal(await refusal(session, order), 'gameClosed')
    assert.equal((await ticketOf(session, ticket?.id ?? 0)).state, 'waiting')
    const codes = async () =>
      (await session.get<DrawLobbyView>('/v1/draw-games?lobby=lotto')).body.games
    assert.deepEqual(await codes(), [])
    const other = await makeBuyer()
    assert.equal(await refusal(other.session, order), 'taken')
  })
})

test.group('The bounds of a lobby', () => {
  test('bind bets beside the bounds of the game; the narrower one counts', async ({ assert }) => {
    const { site, provider, server, player, bet } = await makeTable({ balanceMinor: 100_000 })
    const limits = JSON.stringify({
      TRY: { minStakeMinor: 50, maxStakeMinor: 1_000, maxPayMinor: 0 },
    })
    await makeGame(site, provider.id, 'bounded', { limits })
    const { change } = await staffOf(site)
    let number = 0
    const says = async (amountMinor: number, gameCode: string) => {
      const name = `t${++number}`
      const { body } = await server.send(
        'bet',
        bet({ transactionId: name, roundId: name, amountMinor, gameCode })
      )
      return body.error ? [body.error.key, ...body.error.params] : 'taken'
    }
    await change({ slots: stakes(100, 5_000) })
    assert.deepEqual(await says(99, 'bounded'), ['stakeBelowMin', 100])
    assert.equal(await says(100, 'bounded'), 'taken')
    assert.deepEqual(await says(1_001, 'bounded'), ['stakeAboveMax', 1_000])
    assert.deepEqual(await says(5_001, provider.gameCode), ['stakeAboveMax', 5_000])
    assert.equal(await says(5_000, provider.gameCode), 'taken')
    assert.equal(await says(0, provider.gameCode), 'taken')
    const own = await signInAs(site, player)
    const { body } = await own.get<LobbyView>('/v1/games?search=test')
    assert.containsSubset(body.games, [{ limit: { minStakeMinor: 100, maxStakeMinor: 1_000 } }])
    await change({ slots: stakes(10, 500) })
    assert.deepEqual(await says(49, 'bounded'), ['stakeBelowMin', 50])
    assert.deepEqual(await says(501, 'bounded'), ['stakeAboveMax', 500])
    await change({ slots: stakes(10, 500, 'EUR'), bingo: stakes(10, 500) })
    assert.equal(await says(1_000, 'bounded'), 'taken')
  })

  test('bind tickets of draws in the currency of the buyer', async ({ assert }) => {
    const [drawId = 0] = await openDraws('keno')
    const { site, session } = await makeBuyer()
    const order = (stakeMinor: number) => ({ drawId, bets: [betOf('keno', 1, stakeMinor)] })
    const { change } = await staffOf(site)
    await change({ lotto: stakes(500, 2_000) })
    assert.equal(await refusal(session, order(499)), 'stakeBelowMin')
    assert.equal(await refusal(session, order(2_001)), 'stakeAboveMax')
    assert.equal(await refusal(session, order(2_000)), 'taken')
    const { body } = await session.get<DrawLobbyView>('/v1/draw-games?lobby=lotto')
    const keno = body.games.find(({ code }) => code === 'keno')
    assert.containsSubset(keno?.limit, { minStakeMinor: 500, maxStakeMinor: 2_000 })
    await change({ lotto: stakes(500, 2_000, 'USD') })
    assert.equal(await refusal(session, order(499)), 'taken')
  })
})
