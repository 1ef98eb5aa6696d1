/** Stakes of coupons go into jackpots in the transaction that accepts them (rules 13.6). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { LiveState } from '@grandstand/shared-types/live/state'
import { clock } from '#core/timing/clock'
import { MICRO } from '@grandstand/shared-types/games/jackpot/jackpot'
import type { JackpotRow, JackpotWinRow } from '@grandstand/shared-types/wire/games/jackpots'
import { must } from '#core/errors/must'
import { reconcileCoupons } from '#coupons/queries/reconcile'
import { reconcileJackpots } from '#jackpots/reconcile'
import { acceptOrRejectDue } from '#coupons/acceptance/acceptance_loop'
import { cancel } from '#tests/coupons/after_support'
import { cashOf, makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import { isProven, makeJackpot, SMALL, storedLevel, winsOf } from '#tests/jackpots/jackpot_support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { TestFeed } from '#tests/support/test_feed'
import { firstBreak } from '#tests/support/books'

const levelOf = ({ levels }: JackpotRow, index = 0) => must(levels[index], 'level')
const WAIT_MS = 6_000
const SPORT = { countsSport: true, countedLobbies: [] }

const putInto = async (id: number) => (await storedLevel(id)).run.valueMicro - 5_000 * MICRO

/** A coupon of ten units on a new match. */
const bet = async ({ session }: Bettor, totalStakeMinor = 1_000) => {
  const selections = slip([[outcomeOf(await makeMatch(), '1', '1'), 2_000]], { totalStakeMinor })
  return (await place(session, selections)).body
}

/** A match in play at 0:0 with the home win at 2.000. */
async function kickOff() {
  const match = await makeMatch({ startsAt: clock.now() - 60_000 })
  const feed = new TestFeed()
  feed.alive()
  const state = { score: [0, 0], redCards: [0, 0] } satisfies Partial<LiveState>
  feed.send(match, { kind: 'status', update: { status: '1p', state } })
  feed.odds(match, {})
  return { match, feed }
}

/** The number of a coupon on the home win. */
const live = async ({ session }: Bettor, { match }: { match: TestMatch }) =>
  (await place(session, slip([[outcomeOf(match, '1', '1'), 2_000]]))).body.id

/** How many statements name a table of jackpots. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const asked: string[] = []
  const listen = ({ sql }: { sql: string }) => void asked.push(sql)
  const client = db.connection().getWriteClient()
  client.on('query', listen)
  await work().finally(() => client.off('query', listen))
  return asked.filter((sql) => /jackpot_(levels|wins|level_terms|brands)/.test(sql)).length
}

test.group('Coupons and jackpots', (group) => {
  group.each.teardown(async () => {
    const broken = (await firstBreak()) ?? (await reconcileJackpots()) ?? (await reconcileCoupons())
    if (broken) throw new Error(broken)
  })

  test('a coupon adds its share once, however often it is sent; a jackpot of games counts none', async ({
    assert,
  }) => {
    const bettor = await makeBettor()
    const sport = levelOf((await makeJackpot(bettor.site, SPORT)).jackpot).id
    const games = levelOf((await makeJackpot(bettor.site)).jackpot).id
    const body = slip([[outcomeOf(await makeMatch(), '1', '1'), 2_000]])
    await Promise.all([1, 2].map(() => place(bettor.session, body, 'one-key-of-a-coupon')))
    await place(bettor.session, body, 'one-key-of-a-coupon')
    assert.deepEqual([await putInto(sport), await putInto(games)], [1_000 * 10_000, 0])
  })

  test('a refused coupon adds nothing, and a cancelled one takes its share back', async ({
    assert,
  }) => {
    const bettor = await makeBettor()
    const { id } = levelOf((await makeJackpot(bettor.site, SPORT)).jackpot)
    await bet(bettor, 900_000)
    assert.equal(await putInto(id), 0)
    const coupon = await bet(bettor)
    await bet(bettor, 300)
    assert.equal((await cancel(bettor.session, coupon.id)).status, 200)
    assert.equal(await putInto(id), 300 * 10_000)
  })

  test('the coupon that reaches the figure is paid at once, and is cancelled no more', async ({
    assert,
  }) => {
    const bettor = await makeBettor()
    const { jackpot, session } = await makeJackpot(bettor.site, { ...SPORT, levels: [SMALL] })
    const { id } = levelOf(jackpot)
    // its share of 2000 is cut to the span of 100, so the run falls
    const coupon = await bet(bettor, 20_000)
    const wins = await winsOf(id)
    assert.isAtLeast(wins.length, 1)
    assert.isTrue(wins.every((win) => isProven(id, win)))
    const paid = wins.reduce((sum, { amount }) => sum + Number(amount), 0)
    assert.equal(await cashOf(bettor.session), 80_000 + paid)
    const [row] = (await session.list<JackpotWinRow>('jackpot-wins')).body
    assert.deepInclude(row, { couponId: coupon.id, roundId: null, drawTicketId: null })
    const { status, body } = await cancel(bettor.session, coupon.id)
    assert.deepEqual([status, body.error.key], [422, 'fedFallenJackpot'])
    assert.equal(await cashOf(bettor.session), 80_000 + paid)
  })

  test('whoever fed a run that somebody else won cannot take the stake back out of it', async ({
    assert,
  }) => {
    const one = await makeBettor()
    const two = await makeBettor({ user: { site: one.site } })
    const level = { ...SMALL, mustFallBeforeMinor: 5_000 }
    const { id } = levelOf((await makeJackpot(one.site, { ...SPORT, levels: [level] })).jackpot)
    const coupon = await bet(one, 100)
    await bet(two, 50_000)
    assert.isAtLeast((await winsOf(id)).length, 1)
    const { body } = await cancel(one.session, coupon.id)
    assert.equal(body.error.key, 'fedFallenJackpot')
  })

  test('a coupon of a brand without a jackpot of sport costs no statement more', async ({
    assert,
  }) => {
    const [plain, sport] = [await makeBettor(), await makeBettor()]
    await makeJackpot(sport.site, SPORT)
    const costs = async (bettor: Bettor) => {
      await bet(bettor)
      const body = slip([[outcomeOf(await makeMatch(), '1', '1'), 2_000]])
      return statementsOf(() => place(bettor.session, body))
    }
    assert.equal(await costs(plain), 0)
    // the level is locked, and written
    assert.equal(await costs(sport), 2)
  })

  test('a coupon in play adds its share when it is accepted, and none when it is not', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => clock.reset())
    const bettor = await makeBettor()
    const { id } = levelOf((await makeJackpot(bettor.site, SPORT)).jackpot)
    const [kept, lost] = [await kickOff(), await kickOff()]
    const coupons = [await live(bettor, kept), await live(bettor, lost)]
    assert.equal(await putInto(id), 0)
    lost.feed.send(lost.match, { kind: 'betStop', groups: null, status: -1, reason: null })
    clock.set(clock.now() + WAIT_MS)
    const answered = await acceptOrRejectDue()
    assert.deepEqual(
      coupons.map((coupon) => answered.find((one) => one.couponId === coupon)?.violations.length),
      [0, 1]
    )
    assert.equal(await putInto(id), 1_000 * 10_000)
    assert.equal((await cancel(bettor.session, coupons[0] ?? 0)).status, 422)
  })
})
