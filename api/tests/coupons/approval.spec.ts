import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import type {
  ApprovalRuleRow,
  CouponApprovalRow,
} from '@grandstand/shared-types/wire/betting/approvals'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import {
  acceptOrRejectDue,
  startAcceptance,
  stopAcceptance,
} from '#coupons/acceptance/acceptance_loop'
import { cashOf, makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

const WAIT_SECONDS = 60
const CASH = 100_000

interface Desk extends Bettor {
  trader: ApiSession
  match: TestMatch
}

/** A brand whose coupons above 50.00, or that may pay more than 400.00, wait. */
async function makeDesk(): Promise<Desk> {
  const bettor = await makeBettor()
  const staff = await makeUser({
    site: bettor.site,
    type: 'operator',
    permissions: ['prices.limit'],
  })
  const trader = await signInAs(bettor.site, staff)
  const match = await makeMatch({ prices: { '1': { '1': 2000, 'X': 10_000, '2': 3800 } } })
  const desk = { ...bettor, trader, match }
  await rule(desk)
  return desk
}

const rule = (desk: Desk, changes: Partial<ApprovalRuleRow> = {}) =>
  desk.trader.post<ApprovalRuleRow & Refusal>('/v1/approval-rules', {
    userId: 0,
    currency: desk.site.currency,
    stakeAboveMinor: 5_000,
    payoutAboveMinor: 40_000,
    waitSeconds: WAIT_SECONDS,
    ...changes,
  })

const bet = ({ session, match }: Desk, totalStakeMinor: number, key = '1', oddsMilli = 2000) =>
  place(session, slip([[outcomeOf(match, '1', key), oddsMilli]], { totalStakeMinor }))

const answer = ({ trader }: Desk, id: number, what: string, body: object = {}) =>
  trader.post<CouponApprovalRow & Refusal>(`/v1/coupon-approvals/${id}/${what}`, body)

const seen = async ({ session }: Desk, id: number) =>
  (await session.get<CouponDetail>(`/v1/coupons/${id}`)).body

const later = (ms: number) => clock.set(clock.now() + ms)

test.group('Coupons that wait for a trader, rules 18.3', (group) => {
  group.setup(startAcceptance)
  group.each.teardown(() => clock.reset())
  group.teardown(async () => {
    await stopAcceptance()
    await requireWholeBooks()
  })

  test('wait above the stake or the possible payout, with the stake in escrow', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    const small = await bet(desk, 5_000)
    assert.equal(small.body.state, 'accepted')
    assert.isUndefined(small.body.waitsForTrader)

    const large = await bet(desk, 5_001)
    assert.equal(large.body.state, 'pendingAcceptance')
    assert.isTrue(large.body.waitsForTrader)
    assert.equal(large.body.acceptAt, large.body.placedAt + WAIT_SECONDS * 1000)
    assert.equal(await cashOf(desk.session), CASH - 5_000 - 5_001)

    const dear = await bet(desk, 4_001, 'X', 10_000)
    assert.equal(dear.body.state, 'pendingAcceptance')
    const queue = await desk.trader.list<CouponApprovalRow>('coupon-approvals', {
      filter: { state: 'waiting' },
    })
    assert.sameMembers(
      queue.body.map(({ id }) => id),
      [large.body.id, dear.body.id]
    )
  })

  test('are accepted by a trader, and the player is told', async ({ assert }) => {
    const desk = await makeDesk()
    const { body } = await bet(desk, 6_000)
    const told: unknown[] = []
    const stop = bus.on('acceptanceEnded', (news) => void told.push(news))
    try {
      const accepted = await answer(desk, body.id, 'accept')
      assert.containsSubset(accepted.body, { state: 'accepted' })
      await acceptOrRejectDue()
    } finally {
      stop()
    }
    assert.deepInclude(told, { couponId: body.id, userId: desk.player.id, accepted: true })
    assert.equal((await seen(desk, body.id)).state, 'accepted')
    const audit = await db
      .from('audit_log')
      .where({ subject_id: body.id, action: 'coupon.approve' })
    assert.lengthOf(audit, 1)
    assert.equal((await answer(desk, body.id, 'refuse')).body.error.key, 'updatedError')
  })

  test('are refused by a trader, or when nobody answers in time', async ({ assert }) => {
    const desk = await makeDesk()
    const [first, second] = [await bet(desk, 6_000), await bet(desk, 7_000)]
    await answer(desk, first.body.id, 'refuse')
    await acceptOrRejectDue()
    assert.equal((await seen(desk, first.body.id)).rejection?.[0]?.key, 'approvalRefused')
    assert.equal((await seen(desk, second.body.id)).state, 'pendingAcceptance')

    later(WAIT_SECONDS * 1000)
    assert.equal((await answer(desk, second.body.id, 'accept')).body.error.key, 'updatedError')
    await acceptOrRejectDue()
    const late = await seen(desk, second.body.id)
    assert.equal(late.state, 'rejected')
    assert.equal(late.rejection?.[0]?.key, 'approvalExpired')
    assert.equal(await cashOf(desk.session), CASH)
    const expired = await desk.trader.get<CouponApprovalRow>(
      `/v1/coupon-approvals/${second.body.id}`
    )
    assert.equal(expired.body.state, 'expired')
  })

  test('may be placed once more at the lower stake that a trader offers', async ({ assert }) => {
    const desk = await makeDesk()
    const { body } = await bet(desk, 20_000)
    const tooHigh = await answer(desk, body.id, 'offer', { stakeMinor: 20_000 })
    assert.equal(tooHigh.status, 422)
    await answer(desk, body.id, 'offer', { stakeMinor: 12_000 })
    await acceptOrRejectDue()
    assert.deepEqual((await seen(desk, body.id)).rejection?.[0], {
      key: 'stakeOffered',
      params: [12_000],
    })
    assert.equal((await bet(desk, 12_001)).body.state, 'pendingAcceptance', 'above the offer')
    assert.equal(
      (await bet(desk, 12_000, '2', 3800)).body.state,
      'pendingAcceptance',
      'another bet'
    )
    assert.equal((await bet(desk, 12_000)).body.state, 'accepted')
    assert.equal(
      (await bet(desk, 12_000)).body.state,
      'pendingAcceptance',
      'an offer is taken once'
    )
  })

  test('are measured by the narrowest rule: the player, a dealer above, the brand', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    await rule(desk, { userId: desk.player.id, stakeAboveMinor: 50_000, payoutAboveMinor: 0 })
    assert.equal((await bet(desk, 20_000)).body.state, 'accepted')
    const other = await rule(desk, { userId: desk.player.id, currency: 'EUR', stakeAboveMinor: 1 })
    assert.equal(other.status, 201, 'another currency binds nothing here')
    assert.equal((await bet(desk, 20_001)).body.state, 'accepted')
    assert.equal((await rule(desk)).body.error.key, 'alreadyExists')
    const boundless = await rule(desk, {
      currency: 'USD',
      stakeAboveMinor: 0,
      payoutAboveMinor: 0,
    })
    assert.equal(boundless.status, 422)
  })

  test('are answered by staff of their brand who may limit bets', async ({ assert }) => {
    const [desk, stranger] = [await makeDesk(), await makeDesk()]
    const { body } = await bet(desk, 6_000)
    assert.equal((await answer(stranger, body.id, 'accept')).status, 404)
    const own = await desk.session.post(`/v1/coupon-approvals/${body.id}/accept`, {})
    assert.equal(own.status, 403)
  })
})
