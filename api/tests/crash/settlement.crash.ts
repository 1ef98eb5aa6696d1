import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SETTLEMENT_STEPS } from '#settlement/runs/fault_points'
import { report, ROUNDS } from '#tests/crash/checks'
import { couponsOf, hasBegun, isFinished } from '#tests/crash/settled_coupons'
import { enterResults, makeMarket, type SettledMarket } from '#tests/crash/settled_market'
import { server } from '#tests/crash/server_process'
import { firstBreak } from '#tests/support/books'

const COUPONS = 10_000
/** One, two and three kills in turn; one in a short run. */
const MOST_KILLS = ROUNDS < 3 ? 1 : 3
const MOST_RANDOM_MS = 300
/** The claim of a killed settlement must expire first. */
const FINISHED_WITHIN_MS = 60_000

/** True when the server was killed before all was settled. */
async function killedOrFinished(market: SettledMarket): Promise<boolean> {
  const giveUpAt = Date.now() + FINISHED_WITHIN_MS
  while (server.isRunning) {
    if (await isFinished(market)) return false
    if (Date.now() > giveUpAt) throw new Error(`settlement does not go on: ${server.output}`)
    await pause(20)
  }
  return true
}

/** Kills in turn at a step and, once the work has begun, at a random moment. */
async function killUnderWay(
  market: SettledMarket,
  turn: number,
  isFirst: boolean
): Promise<boolean> {
  const step = SETTLEMENT_STEPS[turn % SETTLEMENT_STEPS.length]
  if (turn % 3 !== 2 && step) {
    server.killAt({ step, times: isFirst || step === 'allChunksDone' ? 1 : randomInt(1, 3) })
    return killedOrFinished(market)
  }
  while (!(await hasBegun(market))) await pause(10)
  await pause(randomInt(MOST_RANDOM_MS))
  if (await isFinished(market)) return false
  server.kill()
  await server.ended()
  return true
}

test.group('A server killed while it settles', () => {
  test('M6 continues by itself and pays each coupon once, the computed payout to the minor unit', async ({
    assert,
  }) => {
    const counts = {
      rounds: 0,
      killedRounds: 0,
      kills: 0,
      coupons: 0,
      paidOnce: 0,
      paidTwice: 0,
      wrong: 0,
    }
    let computedMinor = 0
    let paidMinor = 0
    let turn = 0
    // a round in which all was settled before the kill is repeated
    for (let round = 0; counts.killedRounds < ROUNDS; round++) {
      assert.isBelow(round, 3 * ROUNDS, 'kills come too late')
      const killsBefore = counts.kills
      const market = await makeMarket(COUPONS)
      await server.start()
      for (let kill = 0; kill <= round % MOST_KILLS; kill++) {
        const killing = killUnderWay(market, turn++, kill === 0)
        if (kill === 0) await enterResults(market)
        if (await killing) counts.kills++
        await server.start()
      }
      if (await killedOrFinished(market)) throw new Error(`the server died: ${server.output}`)

      const rows = await couponsOf(market)
      counts.rounds++
      if (counts.kills > killsBefore) counts.killedRounds++
      counts.coupons += rows.length
      for (const { id, payout, posted, wins } of rows) {
        const due = market.expected.get(id)
        const isRight = payout === due && (posted ?? 0) === (due ?? 0)
        if (!isRight) counts.wrong++
        if (wins > 1) counts.paidTwice++
        if (wins === 1) counts.paidOnce++
        computedMinor += due ?? 0
        paidMinor += posted ?? 0
      }
      const cash = await db
        .query<{ user_id: number; balance: number }>()
        .from('ledger_accounts')
        .whereIn('user_id', [...market.cash.keys()])
        .where('pocket', 'balance')
        .select('user_id', 'balance')
      for (const { user_id: userId, balance } of cash) {
        assert.equal(balance, market.cash.get(userId), `cash of player ${userId}`)
      }
      assert.lengthOf(rows, COUPONS)
      assert.isNull(await firstBreak())
    }
    report('M6', `kill -9 while settling ${COUPONS} coupons`, {
      ...counts,
      computedMinor,
      paidMinor,
    })
    assert.equal(counts.wrong, 0)
    assert.equal(counts.paidTwice, 0)
    assert.equal(paidMinor, computedMinor)
  })
})
