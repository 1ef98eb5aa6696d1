/** What desks sell feeds jackpots, and coupons that win them are paid to the bearer, once (rules 13.6). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { reconcilePaperJackpots } from '#coupons/dues/reconcile_jackpots'
import { openAllDoors } from '#core/throttle/throttle'
import { clock } from '#core/timing/clock'
import { reconcileJackpots } from '#jackpots/reconcile'
import {
  cancelAt,
  DESK_RIGHTS,
  holds,
  makeTerminal,
  now,
  open,
  pay,
  sellOn,
} from '#tests/desk/desk_support'
import { openDraws } from '#tests/draws/draw_support'
import { winsOf } from '#tests/jackpots/jackpot_support'
import { check, printTicket } from '#tests/printing/support'
import { ended, enter } from '#tests/settlement/support'
import { requireWholeBooks } from '#tests/support/books'
import { makeUser } from '#tests/support/factories'
import {
  FLOAT,
  SPORT,
  shopWith,
  falling,
  sellWinning,
  wonOf,
  putInto,
  sellTicket,
  printed,
} from '#tests/jackpots/desk_papers'

test.group('Jackpots and papers of desks', (group) => {
  group.each.setup(() => openAllDoors())
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
    const broken = (await reconcileJackpots()) ?? (await reconcilePaperJackpots())
    if (broken) throw new Error(broken)
  })

  test('13.6 what a desk sells adds its share, and takes it back with the cancellation', async ({
    assert,
  }) => {
    const { first, match, level } = await shopWith(SPORT)
    const one = (await sellOn(first.session, match)).body
    await sellOn(first.session, match)
    assert.equal(await putInto(level), 2 * 1_000 * 10_000)
    assert.equal((await cancelAt(first.session, one.code)).status, 200)
    assert.equal(await putInto(level), 1_000 * 10_000)
  })

  test('13.6 a jackpot that does not count sales of desks gets no share of them', async ({
    assert,
  }) => {
    const { first, match, level } = await shopWith({
      ...SPORT,
      countedLobbies: ['lotto'],
      countsDesks: false,
    })
    await sellOn(first.session, match)
    const [drawId = 0] = await openDraws('keno')
    await sellTicket(first.session, drawId, 1_000)
    assert.equal(await putInto(level), 0)
  })

  test('13.6 the win of a coupon waits in the account of unpaid tickets, and is paid before the bet is over', async ({
    assert,
  }) => {
    const { site, first, second, match, level } = await falling()
    const coupon = await sellWinning(first.session, match)
    const won = await wonOf(level)
    assert.isAbove(won, 0)
    assert.equal(await holds(first.user, 'unpaid'), won)
    const { body: seen } = await check(second.session, coupon.paper)
    assert.equal(
      seen.jackpots.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      won
    )
    assert.deepEqual(seen.refusals, [])
    const { status, body } = await pay(second.session, coupon.paper)
    assert.equal(status, 201)
    assert.containsSubset(body, { couponId: coupon.id, amountMinor: won, jackpotMinor: won })
    assert.equal(await holds(first.user, 'unpaid'), 0)
    assert.equal(await holds(second.user, 'drawer'), won - FLOAT)
    const wins = (await winsOf(level)).length
    assert.containsSubset(await now(second.session), {
      paid: { count: 0, amountMinor: 0 },
      jackpotsPaid: { count: wins, amountMinor: won },
      expectedMinor: FLOAT - won,
    })
    // its bet wins later, and is paid apart
    await enter(match, ended([2, 1]))
    assert.containsSubset((await pay(first.session, coupon.paper)).body, {
      amountMinor: 40_000,
      jackpotMinor: 0,
    })
    assert.equal(await holds(first.user, 'unpaid'), 0)
    const logged = await db.from('audit_log').where({ site_id: site.id, action: 'ticket.pay' })
    assert.lengthOf(logged, 2)
  })

  test('13.6 a coupon that lost its bets still pays its jackpot, and one that won pays both', async ({
    assert,
  }) => {
    for (const score of [[0, 2] as const, [2, 0] as const]) {
      const { first, match, level } = await falling()
      const coupon = await sellWinning(first.session, match)
      await enter(match, ended([...score]))
      const won = await wonOf(level)
      const { body } = await pay(first.session, coupon.paper)
      const ofBets = score[0] > score[1] ? 40_000 : 0
      assert.containsSubset(body, { amountMinor: ofBets + won, jackpotMinor: won })
      const receipt = await printed(
        first.session,
        { couponId: coupon.id, subject: 'win' },
        `couponId=${coupon.id}`
      )
      assert.include(receipt, 'Jackpot')
      const again = await pay(first.session, coupon.paper)
      assert.deepEqual([again.status, again.body.error.key], [409, 'ticketRefused'])
    }
  })

  test('13.6 presented at two desks at once, several times each, a jackpot is paid once', async ({
    assert,
  }) => {
    const { first, second, match, level } = await falling()
    const { paper } = await sellWinning(first.session, match)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => pay((i % 2 ? first : second).session, paper))
    )
    const refused = answers.filter(({ status }) => status !== 201)
    assert.lengthOf(refused, 7)
    for (const { body } of refused) assert.equal(body.error.key, 'ticketRefused')
    const won = await wonOf(level)
    const cash = (await holds(first.user, 'drawer')) + (await holds(second.user, 'drawer'))
    assert.equal(cash, won - 2 * FLOAT - 20_000)
  })

  test('13.6 forged codes, copies, codes without a paper and other shops are paid nothing', async ({
    assert,
  }) => {
    const { site, first, match } = await falling()
    const coupon = await sellWinning(first.session, match)
    const copy = await printTicket(first.session, coupon.id)
    const other = await makeTerminal(
      site,
      await makeUser({ site, type: 'dealer', permissions: DESK_RIGHTS })
    )
    await open(other.session, FLOAT)
    const before = await holds(first.user, 'unpaid')
    const last = coupon.paper.at(-1) === '0' ? '1' : '0'
    const forged = await pay(first.session, coupon.paper.slice(0, -1) + last)
    const answers = [forged, await pay(first.session, copy), await pay(first.session, coupon.code)]
    assert.deepEqual(
      [...answers, await pay(other.session, coupon.paper)].map(({ body }) => body.error.key),
      ['ticketForged', 'ticketRefused', 'notFound', 'notFound']
    )
    assert.equal(await holds(first.user, 'unpaid'), before)
    assert.equal(await holds(other.user, 'drawer'), 0 - FLOAT)
  })

  test('13.6 a coupon that won a jackpot, or fed one that fell, is cancelled no more', async ({
    assert,
  }) => {
    const { first, match, level } = await falling()
    const coupon = await sellWinning(first.session, match)
    const { status, body } = await cancelAt(first.session, coupon.code)
    assert.deepEqual([status, body.error.key], [422, 'fedFallenJackpot'])
    assert.equal(await holds(first.user, 'unpaid'), await wonOf(level))
  })
})
