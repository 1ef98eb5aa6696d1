import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { MICRO } from '@grandstand/shared-types/games/jackpot/jackpot'
import { principalOf } from '#accounts/actions/open_session'
import User from '#accounts/models/user'
import { FALL_STEPS } from '#jackpots/applying/fault_points'
import { createJackpot } from '#jackpots/actions/edit_jackpots'
import { reconcileJackpots } from '#jackpots/reconcile'
import { report } from '#tests/crash/checks'
import { server } from '#tests/crash/server_process'
import { firstBreak } from '#tests/support/books'
import { isProven, JACKPOT, SMALL, storedLevel, winsOf } from '#tests/jackpots/jackpot_support'
import { cashOf, makeSite, makeUser, type TestSite } from '#tests/support/factories'
import { isGate } from '#tests/support/tier'
import { makeProvider, openSessionOf, PRODUCTS, ProviderServer } from '#tests/wallet/wallet_support'

const KILLS = isGate ? 1 : 20
const START_MINOR = 1_000_000
const STAKE_MINOR = 700

/** A jackpot with one level that falls after a few stakes; its number. */
async function beginJackpot(site: TestSite): Promise<number> {
  const admin = await User.findOrFail((await makeUser({ site, type: 'admin' })).id)
  const editor = { principal: await principalOf(admin), ip: '' }
  const level = { ...SMALL, reservePpm: 100_000, seedMinor: 20, mustFallBeforeMinor: 220 }
  const jackpotId = await createJackpot(editor, { ...JACKPOT, levels: [level] })
  return Number((await db.from('jackpot_levels').where('jackpot_id', jackpotId).firstOrFail()).id)
}

test.group('A server killed while a jackpot is won', () => {
  test('each win is paid once, whatever step of it the kill came at', async ({ assert }) => {
    const site = await makeSite()
    const provider = await makeProvider(site)
    const levelId = await beginJackpot(site)
    const player = await makeUser({
      site,
      type: 'player',
      balanceMinor: START_MINOR,
      products: PRODUCTS,
    })
    const sessionToken = await openSessionOf(player, provider)
    const port = await server.port()
    const caller = new ProviderServer(site.host, provider.code, port)
    let bets = 0
    let repeated = 0
    /** Sends the bet until the server has answered it. */
    const send = async (body: string): Promise<void> => {
      for (let tries = 0; ; tries++) {
        try {
          const { status } = await caller.send('bet', body)
          if (status < 500) return assert.equal(status, 200)
        } catch {
          // killed
        }
        repeated++
        await server.ended()
        await server.start()
      }
    }
    for (let round = 0; round < KILLS; round++) {
      // a server that runs already does not know the new brand yet
      if (round === 0) await server.stop()
      await server.start()
      const step = FALL_STEPS[round % FALL_STEPS.length] ?? 'winsWritten'
      const before = repeated
      server.killAt({ step, times: 1 })
      for (let stake = 0; repeated === before && stake < 60; stake++) {
        const id = randomUUID()
        bets++
        await send(betOf({ sessionToken, transactionId: id, roundId: id }))
      }
      assert.equal(repeated, before + 1, `no kill at ${step}`)
    }
    const wins = await winsOf(levelId)
    assert.isAtLeast(wins.length, KILLS)
    assert.deepEqual(
      wins.map((win) => Number(win.run_number)),
      wins.map((_win, index) => index + 1)
    )
    for (const win of wins) assert.isTrue(isProven(levelId, win))
    const paid = wins.reduce((sum, { amount }) => sum + Number(amount), 0)
    assert.equal(await cashOf(player.id), START_MINOR - bets * STAKE_MINOR + paid)
    const { run } = await storedLevel(levelId)
    const { reserve } = await reserveOf(levelId)
    // shares and the seeds of the house are what is there, and what was paid
    const house = await seedsOfHouse(levelId)
    const put = bets * STAKE_MINOR * SMALL.sharePpm + house * MICRO
    assert.equal(run.valueMicro + reserve + paid * MICRO, put)
    assert.isNull(await reconcileJackpots())
    assert.isNull(await firstBreak())
    report('13.6', 'kill -9 while a jackpot is won', {
      kills: KILLS,
      bets,
      repeated,
      wins: wins.length,
    })
  })
})

const betOf = (call: { sessionToken: string; transactionId: string; roundId: string }): string =>
  JSON.stringify({ ...call, gameCode: 'test_slot', currency: 'TRY', amountMinor: STAKE_MINOR })

async function reserveOf(levelId: number): Promise<{ reserve: number }> {
  const row = await db.from('jackpot_levels').where('id', levelId).firstOrFail()
  return { reserve: Number(row.reserve_micro) }
}

async function seedsOfHouse(levelId: number): Promise<number> {
  const row = await db
    .from('ledger_transfers as t')
    .join('ledger_entries as e', 'e.transfer_id', 't.id')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .where({ 't.kind': 'jackpotSeed', 't.reference_id': levelId, 'a.pocket': 'games' })
    .sum('e.amount as amount')
    .firstOrFail()
  return 0 - Number(row.amount)
}
