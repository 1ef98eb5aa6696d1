/** Values and falls of jackpots on the stream. */
import { test } from '@japa/runner'
import { FRAME } from '@grandstand/shared-types/stream/frames'
import { must } from '#core/errors/must'
import { openStream } from '#stream/open'
import { ApiSession, signInAs } from '#tests/support/client'
import { makeSite } from '#tests/support/factories'
import { JACKPOT, makeJackpot, SMALL, storedLevel, winsOf } from '#tests/jackpots/jackpot_support'
import { SocketClient } from '#tests/stream/socket_client'
import { makeTable } from '#tests/wallet/wallet_support'
import { groupOnce } from '#tests/support/tier'

groupOnce('Jackpots on the stream', (group) => {
  group.setup(openStream)
  const clients: SocketClient[] = []
  group.each.teardown(() => {
    for (const client of clients.splice(0)) client.close()
  })
  const open = async (session?: ApiSession) => {
    const client = await SocketClient.open(session)
    clients.push(client)
    return client
  }
  const watching = async (session: ApiSession) => {
    const client = await open(session)
    client.send([1, 'jackpots', {}])
    await client.until(() => client.kind(FRAME.jackpots).length > 0)
    return client
  }
  const values = (client: SocketClient, levelId: number) =>
    client
      .kind(FRAME.jackpots)
      .flatMap(([, levels]) => levels.filter(([id]) => id === levelId).map(([, minor]) => minor))

  test('many bets give few frames, and the last value is the right one', async ({ assert }) => {
    const { site, server, bet } = await makeTable({ balanceMinor: 1_000_000 })
    const { id } = must((await makeJackpot(site)).jackpot.levels[0], 'level')
    const client = await watching(new ApiSession(site.host))
    assert.deepEqual(values(client, id), [5_000])
    const bets = Array.from({ length: 60 }, (_, number) =>
      bet({ transactionId: `b${number}`, roundId: `r${number}`, amountMinor: 1_000 })
    )
    for (const call of bets) await server.says('bet', call)
    await client.until(() => values(client, id).includes(5_600))
    assert.equal(values(client, id).at(-1), 5_600)
    assert.isAtMost(client.kind(FRAME.jackpots).length, 10)
    assert.equal((await storedLevel(id)).run.valueMicro, 5_600 * 1_000_000)
  })

  test('another brand, and a connection that does not subscribe, get no values', async ({
    assert,
  }) => {
    const { site, server, bet } = await makeTable()
    const { id } = must((await makeJackpot(site)).jackpot.levels[0], 'level')
    const own = await watching(new ApiSession(site.host))
    const other = await watching(new ApiSession((await makeSite()).host))
    const quiet = await open(new ApiSession(site.host))
    await server.says('bet', bet())
    await own.until(() => values(own, id).includes(5_001))
    assert.deepEqual(values(other, id), [])
    assert.deepEqual(quiet.kind(FRAME.jackpots), [])
  })

  test('an edit sends all levels anew', async ({ assert }) => {
    const site = await makeSite()
    const { jackpot, session } = await makeJackpot(site)
    const client = await watching(new ApiSession(site.host))
    const levels = [...jackpot.levels, { ...SMALL, seedMinor: 70, mustFallBeforeMinor: 900 }]
    await session.put(`/v1/brand-jackpots/${jackpot.id}`, { ...JACKPOT, levels })
    const whole = () =>
      client
        .kind(FRAME.jackpots)
        .at(-1)?.[1]
        .map(([, minor]) => minor)
    await client.until(() => whole()?.length === 2)
    assert.deepEqual(whole(), [5_000, 70])
  })

  test('a fall is told to all of the brand, on every screen of the winner as the own', async ({
    assert,
  }) => {
    const { site, server, bet, player } = await makeTable({ balanceMinor: 100_000 })
    const { jackpot } = await makeJackpot(site, { levels: [SMALL] })
    const { id } = must(jackpot.levels[0], 'level')
    const session = await signInAs(site, player)
    const [one, two] = [await open(session), await open(session)]
    const visitor = await open(new ApiSession(site.host))
    const stranger = await open(new ApiSession((await makeSite()).host))
    await server.says('bet', bet({ amountMinor: 10_000 }))
    const falls = await winsOf(id)
    for (const client of [one, two, visitor]) {
      await client.until(() => client.kind(FRAME.jackpotFell).length === falls.length)
    }
    const told = (client: SocketClient) => client.kind(FRAME.jackpotFell).map(([, fall]) => fall)
    assert.isTrue([...told(one), ...told(two)].every(({ isOwn }) => isOwn))
    const [seen] = told(visitor)
    assert.isFalse(seen?.isOwn)
    assert.sameMembers(
      told(visitor).map(({ amountMinor }) => amountMinor),
      falls.map(({ amount }) => Number(amount))
    )
    assert.equal(seen?.levelNames.en, 'Mini')
    assert.notInclude(JSON.stringify(seen), player.username)
    assert.deepEqual(told(stranger), [])
  })
})
