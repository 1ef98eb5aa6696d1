/** Stakes of games go into jackpots in the transaction of the bet (rules 13.6). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { MICRO } from '@grandstand/shared-types/games/jackpot/jackpot'
import type { JackpotRow } from '@grandstand/shared-types/wire/games/jackpots'
import { must } from '#core/errors/must'
import { reconcileJackpots } from '#jackpots/reconcile'
import {
  isProven,
  JACKPOT,
  LEVEL,
  makeJackpot,
  SMALL,
  storedLevel,
  winsOf,
} from '#tests/jackpots/jackpot_support'
import { cashOf, makeUser } from '#tests/support/factories'
import { makeGame, makeTable, openSessionOf, PRODUCTS } from '#tests/wallet/wallet_support'
import { firstBreak } from '#tests/support/books'

const levelOf = ({ levels }: JackpotRow, index = 0) => must(levels[index], 'level')

test.group('Stakes and jackpots', (group) => {
  group.each.teardown(async () => {
    const broken = (await firstBreak()) ?? (await reconcileJackpots())
    if (broken) throw new Error(broken)
  })

  test('a bet adds its share once, to the millionth, however often it comes', async ({
    assert,
  }) => {
    const { site, server, bet } = await makeTable()
    const { id } = levelOf((await makeJackpot(site)).jackpot)
    const call = bet({ amountMinor: 77 })
    await Promise.all([server.says('bet', call), server.says('bet', call)])
    await server.says('bet', call)
    const { run, changeCount } = await storedLevel(id)
    assert.equal(run.valueMicro, 5_000 * MICRO + 77 * 10_000)
    assert.equal(changeCount, 1)
  })

  test('a rolled-back bet takes its share back, once', async ({ assert }) => {
    const { site, server, bet, rollback } = await makeTable()
    const { id } = levelOf((await makeJackpot(site)).jackpot)
    await server.says('bet', bet())
    await server.says('bet', bet({ transactionId: 'bet-2', amountMinor: 250 }))
    await server.says('rollback', rollback())
    await server.says('rollback', rollback({ transactionId: 'rollback-2' }))
    assert.equal((await storedLevel(id)).run.valueMicro, 5_000 * MICRO + 250 * 10_000)
  })

  test('what counts is the lobby or the game, the currency, the brand, and a stake that was taken', async ({
    assert,
  }) => {
    const table = await makeTable()
    const { site, server, bet, provider } = table
    const other = await makeGame(site, provider.id, 'a-table', { lobby: 'liveCasino' })
    const ofLobby = levelOf((await makeJackpot(site)).jackpot).id
    const ofGame = levelOf(
      (await makeJackpot(site, { countedLobbies: [], countedGames: [other] })).jackpot
    ).id
    const inEuro = levelOf((await makeJackpot(site, { currency: 'EUR' })).jackpot).id
    const off = levelOf((await makeJackpot(site, { isEnabled: false })).jackpot).id
    const elsewhere = levelOf((await makeJackpot((await makeTable()).site)).jackpot).id
    await server.says('bet', bet())
    await server.says('bet', bet({ transactionId: 'zero', amountMinor: 0 }))
    await server.says('bet', bet({ transactionId: 'too-much', amountMinor: 5_000_000 }))
    await server.says('bet', bet({ transactionId: 't', roundId: 'r2', gameCode: 'a-table' }))
    const put = async (id: number) => (await storedLevel(id)).run.valueMicro - 5_000 * MICRO
    assert.deepEqual([await put(ofLobby), await put(ofGame)], [100 * 10_000, 100 * 10_000])
    assert.deepEqual([await put(inEuro), await put(off), await put(elsewhere)], [0, 0, 0])
  })

  test('a jackpot for all brands takes shares of another brand into the account of its own', async ({
    assert,
    cleanup,
  }) => {
    const [home, away] = [await makeTable(), await makeTable()]
    const { jackpot, session } = await makeJackpot(home.site, {
      isForAllBrands: true,
      levels: [{ ...SMALL, seedMinor: 10, mustFallBeforeMinor: 110 }],
    })
    // the other brands of the tests go on without it
    cleanup(async () => {
      await session.put(`/v1/brand-jackpots/${jackpot.id}`, { ...jackpot, isEnabled: false })
    })
    const { id } = levelOf(jackpot)
    // ten stakes of 1.00 bring it to where it must have fallen
    for (let number = 0; (await winsOf(id)).length === 0 && number < 10; number++) {
      await away.server.says('bet', away.bet({ transactionId: `b${number}`, amountMinor: 100 }))
    }
    const [win] = await winsOf(id)
    assert.equal(win?.user_id, away.player.id)
  })

  test('under many bets at once each run has one winner, is paid once, and proves its figure', async ({
    assert,
  }) => {
    const table = await makeTable()
    const { site, server, bet, provider } = table
    const { id } = levelOf((await makeJackpot(site, { levels: [SMALL] })).jackpot)
    const players = await Promise.all(
      Array.from({ length: 6 }, () =>
        makeUser({ site, type: 'player', balanceMinor: 10_000, products: PRODUCTS })
      )
    )
    const sessions = await Promise.all(players.map((player) => openSessionOf(player, provider)))
    const bets = sessions.flatMap((sessionToken, seat) =>
      Array.from({ length: 20 }, (_, number) =>
        bet({ sessionToken, transactionId: `p${seat}-${number}`, roundId: `r${seat}-${number}` })
      )
    )
    const answers = await Promise.all([...bets, ...bets].map((call) => server.says('bet', call)))
    assert.isTrue(answers.every(([status]) => status === 200))
    const wins = await winsOf(id)
    assert.deepEqual(
      wins.map((win) => Number(win.run_number)),
      wins.map((_, index) => index + 1)
    )
    assert.isAbove(wins.length, 10)
    const paid = wins.reduce((sum, { amount }) => sum + Number(amount), 0)
    const { run } = await storedLevel(id)
    assert.equal(run.valueMicro + paid * MICRO, bets.length * 100 * SMALL.sharePpm)
    for (const win of wins) assert.isTrue(isProven(id, win))
    for (const [index, player] of players.entries()) {
      const own = wins.filter((win) => Number(win.user_id) === player.id)
      const won = own.reduce((sum, { amount }) => sum + Number(amount), 0)
      assert.equal(await cashOf(player.id), 10_000 - 20 * 100 + won, `player ${index}`)
    }
  })

  test('a bet that is rolled back after its level fell leaves the win and what was paid', async ({
    assert,
  }) => {
    const { site, server, bet, rollback, player } = await makeTable({ balanceMinor: 100_000 })
    const { id } = levelOf((await makeJackpot(site, { levels: [SMALL] })).jackpot)
    // its share of 1000 is cut to the span of 100, so the run falls
    await server.says('bet', bet({ amountMinor: 10_000 }))
    const wins = await winsOf(id)
    const before = await storedLevel(id)
    await server.says('rollback', rollback())
    const paid = wins.reduce((sum, { amount }) => sum + Number(amount), 0)
    assert.isAtLeast(wins.length, 1)
    assert.equal(await cashOf(player.id), 100_000 + paid)
    // what it had put into the run that goes on is taken back
    const after = await storedLevel(id)
    assert.equal(after.run.number, before.run.number)
    assert.equal(after.run.valueMicro, 0)
  })

  test('new terms of a level wait for its next run', async ({ assert }) => {
    const { site, server, bet } = await makeTable({ balanceMinor: 100_000 })
    const { jackpot, session } = await makeJackpot(site, { levels: [SMALL] })
    const level = levelOf(jackpot)
    const changed = { ...SMALL, id: level.id, seedMinor: 300, mustFallBeforeMinor: 900_000 }
    await session.put(`/v1/brand-jackpots/${jackpot.id}`, { ...JACKPOT, levels: [changed] })
    const before = await storedLevel(level.id)
    assert.deepEqual([before.run.seedMinor, before.run.mustFallBeforeMinor], [0, 100])
    await server.says('bet', bet({ amountMinor: 10_000 }))
    const { run } = await storedLevel(level.id)
    assert.deepEqual([run.number, run.seedMinor, run.mustFallBeforeMinor], [2, 300, 900_000])
  })

  test('a level whose secret cannot be read rests', async ({ assert }) => {
    const { site, server, bet } = await makeTable()
    const { id } = levelOf((await makeJackpot(site, { levels: [LEVEL] })).jackpot)
    await db.from('jackpot_levels').where('id', id).update({ sealed_seed: 'of another key' })
    assert.equal((await server.says('bet', bet()))[0], 200)
    assert.equal((await storedLevel(id)).run.valueMicro, 5_000 * MICRO)
  })
})
