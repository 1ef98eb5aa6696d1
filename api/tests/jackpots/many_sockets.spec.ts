/** However many screens follow a jackpot, all see the same values, and the last one. */
import { test } from '@japa/runner'
import { FRAME } from '@grandstand/shared-types/stream/frames'
import limits from '#config/stream'
import { must } from '#core/errors/must'
import { minorOf } from '#jackpots/applying/running_level'
import { openStream } from '#stream/open'
import { makeBettor, place, slip } from '#tests/coupons/support'
import { LEVEL, makeJackpot, SMALL, storedLevel, winsOf } from '#tests/jackpots/jackpot_support'
import { SocketClient } from '#tests/stream/socket_client'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { ApiSession } from '#tests/support/client'
import { figure } from '#tests/support/figure'
import { groupOnce, isGate } from '#tests/support/tier'

const SOCKETS = isGate ? 50 : 1_000
const AT_ONCE = 50
const COUPONS = 60

groupOnce('A jackpot on many screens', (group) => {
  const { connectionsPerIp } = limits
  const clients: SocketClient[] = []
  group.setup(openStream)
  group.setup(() => {
    limits.connectionsPerIp = SOCKETS + 10
  })
  group.teardown(() => {
    limits.connectionsPerIp = connectionsPerIp
    for (const client of clients) client.close()
  })

  /** The values one after another; a screen that is opened late is told the present one again. */
  const valuesOf = (client: SocketClient, levelId: number) =>
    client
      .kind(FRAME.jackpots)
      .flatMap(([, levels]) => levels.filter(([id]) => id === levelId))
      .map(([, amountMinor, changeCount]) => ({ amountMinor, changeCount }))
      .filter(({ changeCount }, index, all) => changeCount !== all[index - 1]?.changeCount)

  test('all see the same last value and the same falls, each with few frames', async ({
    assert,
  }) => {
    const bettor = await makeBettor({ user: { balanceMinor: 10_000_000 } })
    const levels = [LEVEL, { ...SMALL, mustFallBeforeMinor: 1_000 }]
    const sport = { countsSport: true, countedLobbies: [], levels }
    const { jackpot } = await makeJackpot(bettor.site, sport)
    const [big, small] = jackpot.levels.map(({ id }) => id)
    const visitor = new ApiSession(bettor.site.host)
    for (let opened = 0; opened < SOCKETS; opened += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, () => SocketClient.open(visitor))
      clients.push(...(await Promise.all(some)))
    }
    for (const client of clients) client.send([1, 'jackpots', {}])
    for (const client of clients) await client.until(() => client.kind(FRAME.jackpots).length > 0)
    const outcomes = await Promise.all(
      Array.from({ length: COUPONS }, async () => outcomeOf(await makeMatch(), '1', '1'))
    )
    const began = performance.now()
    for (const outcome of outcomes) {
      const { status } = await place(
        bettor.session,
        slip([[outcome, 2_000]], { totalStakeMinor: 3_000 })
      )
      assert.equal(status, 201)
    }
    const bigId = must(big, 'level')
    const stored = await storedLevel(bigId)
    const last = { amountMinor: minorOf(stored.run.valueMicro), changeCount: stored.changeCount }
    const falls = (await winsOf(must(small, 'level'))).map(({ amount }) => Number(amount))
    assert.isAtLeast(falls.length, 5)
    for (const client of clients) {
      await client.until(() => valuesOf(client, bigId).at(-1)?.changeCount === last.changeCount)
      await client.until(() => client.kind(FRAME.jackpotFell).length === falls.length)
    }
    const wholeMs = performance.now() - began
    const [first] = clients
    const seen = valuesOf(must(first, 'client'), bigId)
    assert.deepEqual(seen.at(-1), last)
    const most = Math.ceil(wholeMs / limits.jackpotsMs) + 1
    for (const client of clients) {
      assert.deepEqual(valuesOf(client, bigId), seen)
      assert.isAtMost(client.kind(FRAME.jackpots).length, most)
      const told = client.kind(FRAME.jackpotFell).map(([, fall]) => fall.amountMinor)
      assert.sameMembers(told, falls)
    }
    figure(
      `jackpot socket: ${SOCKETS} sockets, ${COUPONS} coupons, ${falls.length} falls, ${seen.length} values each in ${Math.round(wholeMs)} ms`
    )
  }).timeout(120_000)
})
