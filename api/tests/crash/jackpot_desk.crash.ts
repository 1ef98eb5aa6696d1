/** Coupons of a player and tickets of a desk win a jackpot while the server is killed, and so do the payments in cash. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { DrawPurchase, DrawTicketPayment } from '@grandstand/shared-types/wire/draws'
import { principalOf } from '#accounts/actions/open_session'
import User from '#accounts/models/user'
import { reconcilePaperJackpots } from '#coupons/dues/reconcile_jackpots'
import { must } from '#core/errors/must'
import { PAYMENT_STEPS } from '#desk/actions/fault_points'
import { createJackpot } from '#jackpots/actions/edit_jackpots'
import { FALL_STEPS } from '#jackpots/applying/fault_points'
import { reconcileJackpots } from '#jackpots/reconcile'
import { slip } from '#tests/coupons/support'
import { report } from '#tests/crash/checks'
import { paperOf } from '#tests/crash/draw_scene'
import { server } from '#tests/crash/server_process'
import { DESK_RIGHTS, holds, open } from '#tests/desk/desk_support'
import { betOf, openDraws } from '#tests/draws/draw_support'
import { JACKPOT, SMALL, winsOf } from '#tests/jackpots/jackpot_support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { firstBreak } from '#tests/support/books'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { cashOf, makeSite, makeUser, type TestSite } from '#tests/support/factories'
import { isGate } from '#tests/support/tier'

const KILLS = isGate ? 1 : 20
const START_MINOR = 10_000_000
const STAKE_MINOR = 700
/** A level falls after three stakes or four. */
const MOST_STAKES = 60
const MATCHES = 16

async function beginJackpot(site: TestSite): Promise<number> {
  const admin = await User.findOrFail((await makeUser({ site, type: 'admin' })).id)
  const level = { ...SMALL, reservePpm: 100_000, seedMinor: 20, mustFallBeforeMinor: 220 }
  const counts = { countsSport: true, countedLobbies: ['lotto' as const], levels: [level] }
  const editor = { principal: await principalOf(admin), ip: '' }
  const jackpotId = await createJackpot(editor, { ...JACKPOT, ...counts })
  return Number((await db.from('jackpot_levels').where('jackpot_id', jackpotId).firstOrFail()).id)
}

/** A player with cash, and a desk of a dealer. */
async function makePeople(site: TestSite) {
  const player = await makeUser({ site, type: 'player', balanceMinor: START_MINOR })
  const dealer = await makeUser({ site, type: 'dealer', permissions: DESK_RIGHTS })
  const permissions = DESK_RIGHTS
  return { player, desk: await makeUser({ site, type: 'terminal', parent: dealer, permissions }) }
}

/** Another pair of matches each time, since a player may not place the same coupon again and again. */
function couponOf(matches: readonly TestMatch[], number: number) {
  const first = number % MATCHES
  const second = (first + 1 + (Math.floor(number / MATCHES) % (MATCHES - 1))) % MATCHES
  const picks = [first, second].map((index): [number, number] => [
    outcomeOf(must(matches[index], 'match'), '1', '1'),
    2_000,
  ])
  return slip(picks, { totalStakeMinor: STAKE_MINOR })
}

class Sender {
  repeated = 0

  /** Sends until the server has answered; one that was killed is started again. */
  async send<Body>(session: ApiSession, path: string, body: object, key = randomUUID()) {
    for (;;) {
      try {
        const answer = await session.post<Body>(path, body, { 'idempotency-key': key })
        if (answer.status < 500) return answer
      } catch {
        // killed
      }
      this.repeated++
      await server.ended()
      await server.start()
    }
  }
}

const sumOf = (rows: readonly { amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + Number(amount), 0)

test.group('A server killed while papers win a jackpot and are paid', () => {
  test('13.6 each win of a player and of a paper is paid once, whatever step the kill came at', async ({
    assert,
  }) => {
    const site = await makeSite()
    const levelId = await beginJackpot(site)
    const { player, desk } = await makePeople(site)
    const matches: TestMatch[] = []
    while (matches.length < MATCHES) matches.push(await makeMatch())
    // one that is open for as long as the kills last
    const drawId = (await openDraws('keno', 10)).at(-1) ?? 0
    // one that runs already does not know the new brand
    await server.stop()
    await server.start()
    const port = await server.port()
    const asPlayer = await signInAs(site, player, undefined, port)
    const asDesk = await signInAs(site, desk, undefined, port)
    assert.equal((await open(asDesk, START_MINOR)).status, 201)
    const sender = new Sender()
    const stakes = { player: 0, desk: 0 }

    /** A coupon of the player, then a ticket of the desk, and so on. */
    const stake = async (number: number): Promise<void> => {
      if (number % 2 === 0) {
        const selections = couponOf(matches, stakes.player)
        assert.equal((await sender.send(asPlayer, '/v1/coupons', selections)).status, 201)
        stakes.player++
        return
      }
      const order = { drawId, draws: 1, bets: [betOf('keno', 1, STAKE_MINOR)] }
      const { status, body } = await sender.send<DrawPurchase>(
        asDesk,
        '/v1/desk/draw-tickets',
        order
      )
      assert.equal(status, 201)
      stakes.desk++
      assert.lengthOf(body.tickets, 1)
    }

    const unpaid = async (): Promise<number[]> => {
      const rows: { ticket: number }[] = await db
        .from('ticket_dues as d')
        .join('jackpot_wins as w', 'w.id', 'd.ticket_id')
        .where({ 'd.kind': 'jackpotWin', 'd.state': 'due', 'w.level_id': levelId })
        .orderBy('w.id')
        .select('w.draw_ticket_id as ticket')
      return [...new Set(rows.map(({ ticket }) => Number(ticket)))]
    }
    const pay = (code: string) =>
      sender.send<DrawTicketPayment & Refusal>(asDesk, '/v1/desk/draw-payments', { code })

    let paidMinor = 0
    for (let round = 0; round < KILLS; round++) {
      const step = FALL_STEPS[round % FALL_STEPS.length] ?? 'winsWritten'
      const before = sender.repeated
      server.killAt({ step, times: 1 })
      for (let n = 0; sender.repeated === before && n < MOST_STAKES; n++) await stake(round + n)
      assert.equal(sender.repeated, before + 1, `no kill at ${step}`)
      // until a paper has won, too
      for (let n = 0; (await unpaid()).length === 0 && n < MOST_STAKES; n++) await stake(n)
      for (const ticketId of await unpaid()) {
        const code = await paperOf({ site, desk }, ticketId)
        const at = PAYMENT_STEPS[round % PAYMENT_STEPS.length] ?? 'cashPosted'
        if (!isGate) server.killAt({ step: at, times: 1 })
        const { status, body } = await pay(code)
        assert.equal(status, 201)
        paidMinor += body.amountMinor
        const again = await pay(code)
        assert.deepEqual([again.status, again.body.error.key], [409, 'ticketRefused'])
      }
    }
    await server.stop()

    const wins = await winsOf(levelId)
    const ofPlayer = sumOf(wins.filter((win) => Number(win.user_id) === player.id))
    const ofDesk = sumOf(wins.filter((win) => Number(win.user_id) === desk.id))
    assert.equal(await cashOf(player.id), START_MINOR - stakes.player * STAKE_MINOR + ofPlayer)
    assert.equal(paidMinor, ofDesk)
    assert.equal(await holds(desk, 'unpaid'), 0)
    const cash = START_MINOR + stakes.desk * STAKE_MINOR - ofDesk
    assert.equal(await holds(desk, 'drawer'), 0 - cash)
    assert.isNull(await reconcileJackpots())
    assert.isNull(await reconcilePaperJackpots())
    assert.isNull(await firstBreak())
    report('13.6', 'kill -9 while papers win a jackpot and are paid', {
      kills: sender.repeated,
      stakes: stakes.player + stakes.desk,
      wins: wins.length,
      paidPapers: wins.filter((win) => Number(win.user_id) === desk.id).length,
    })
  })
})
