/** Jackpots as staff edit them and as players see them. */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type {
  JackpotHistory,
  JackpotRow,
  JackpotView,
  JackpotWinRow,
  JackpotWinView,
} from '@grandstand/shared-types/wire/games/jackpots'
import { must } from '#core/errors/must'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { JACKPOT, LEVEL, makeJackpot, SMALL, storedLevel } from '#tests/jackpots/jackpot_support'
import { makeTable } from '#tests/wallet/wallet_support'

const path = ({ id }: JackpotRow) => `/v1/brand-jackpots/${id}`
const keyOf = ({ status, body }: { status: number; body: unknown }) => {
  const { error } = body as Refusal
  return [status, error.fields?.[0]?.key ?? error.key]
}

test.group('Jackpots of staff', () => {
  test('a new level begins with its seed from the house, and a promise that can be checked', async ({
    assert,
  }) => {
    const { jackpot } = await makeJackpot(await makeSite(), { levels: [LEVEL, SMALL] })
    const [major, mini] = jackpot.levels
    assert.deepEqual([major?.amountMinor, mini?.amountMinor], [5_000, 0])
    assert.match(major?.seedHash ?? '', /^[0-9a-f]{64}$/)
    assert.notEqual(major?.seedHash, mini?.seedHash)
    const seeds = await db
      .from('ledger_transfers')
      .where('kind', 'jackpotSeed')
      .whereIn('reference_id', [major?.id ?? 0, mini?.id ?? 0])
    assert.equal(seeds.length, 1)
    const { run } = await storedLevel(must(major, 'level').id)
    assert.isAbove(run.fallsAtMinor, 5_000)
    assert.notInclude(JSON.stringify(jackpot), String(run.fallsAtMinor))
  })

  test('a level keeps its money: none is left out, and the currency stays', async ({ assert }) => {
    const { jackpot, session } = await makeJackpot(await makeSite(), { levels: [LEVEL, SMALL] })
    const [major, mini] = jackpot.levels
    const put = (changes: object) => session.put(path(jackpot), { ...jackpot, ...changes })
    assert.deepEqual(keyOf(await put({ levels: [major] })), [422, 'notChangeable'])
    assert.deepEqual(keyOf(await put({ currency: 'EUR' })), [422, 'notChangeable'])
    const { status, body } = await session.put<JackpotRow>(path(jackpot), {
      ...jackpot,
      levels: [major, mini, { ...LEVEL, names: { tr: 'Orta' } }],
    })
    assert.equal(status, 200)
    assert.deepEqual(
      body.levels.map(({ amountMinor, runNumber }) => [amountMinor, runNumber]),
      [
        [5_000, 1],
        [0, 1],
        [5_000, 1],
      ]
    )
  })

  test('a bound needs room above its seed, a level a name, a game its brand', async ({
    assert,
  }) => {
    const site = await makeSite()
    const { session } = await makeJackpot(site)
    const post = (changes: object) => session.post('/v1/brand-jackpots', { ...JACKPOT, ...changes })
    const level = (changes: object) => ({ levels: [{ ...LEVEL, ...changes }] })
    const near = await post(level({ mustFallBeforeMinor: 5_099 }))
    assert.deepEqual(keyOf(near), [422, 'amountTooSmall'])
    assert.deepEqual(keyOf(await post(level({ names: {} }))), [422, 'isRequiredArea'])
    assert.deepEqual(keyOf(await post(level({ sharePpm: 100_001 }))), [422, 'amountTooLarge'])
    const other = await makeTable()
    const stray = await post({ countedGames: [other.provider.gameId] })
    assert.deepEqual(keyOf(stray), [422, 'unknownEntry'])
  })

  test('staff of another brand find neither the jackpot nor its wins', async ({ assert }) => {
    const { jackpot } = await makeJackpot(await makeSite())
    const site = await makeSite()
    const other = await signInAs(site, await makeUser({ site, type: 'admin' }))
    assert.equal((await other.get(path(jackpot))).status, 404)
    assert.equal((await other.get(`${path(jackpot)}/history`)).status, 404)
    assert.equal((await other.put(path(jackpot), { ...jackpot })).status, 404)
  })

  test('a fall stands in the lists of staff and players, the name shortened for players', async ({
    assert,
  }) => {
    const { site, server, bet, player } = await makeTable({ balanceMinor: 100_000 })
    const { jackpot, session } = await makeJackpot(site, { levels: [SMALL] })
    await server.says('bet', bet({ amountMinor: 10_000 }))
    const [row] = (await session.list<JackpotWinRow>('jackpot-wins')).body
    assert.equal(row?.username, player.username)
    const visitor = new ApiSession(site.host)
    const { body: wins } = await visitor.get<JackpotWinView[]>('/v1/jackpots/wins?language=en')
    const shown = wins.at(-1)
    assert.equal(shown?.levelName, 'Mini')
    assert.notInclude(shown?.username ?? '', player.username)
    assert.equal(shown?.serverSeed, wins.find(({ runNumber }) => runNumber === 1)?.serverSeed)
    const { body: seen } = await visitor.get<JackpotView[]>('/v1/jackpots?language=en')
    const [level] = seen[0]?.levels ?? []
    assert.equal(level?.runNumber, wins.length + 1)
    const { body: history } = await session.get<JackpotHistory>(`${path(jackpot)}/history?days=3`)
    const points = history.levels[0]?.points ?? []
    assert.equal(points.at(-1)?.amountMinor, level?.amountMinor)
    assert.equal(points[0]?.amountMinor, 0)
  })
})
