/** Money of a settlement from the two states of its coupon; no database. */
import { test } from '@japa/runner'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { CouponRow, SettlementState } from '#settlement/coupons/coupon_row'
import { moneyOf, transfersOf } from '#settlement/coupons/transfers'

const OPEN: SettlementState = {
  state: 'accepted',
  status: COUPON_STATUS.waiting,
  settlement_revision: 0,
  open_count: 1,
  payout: null,
  unclamped_payout: null,
  bonus_paid: 0,
  boost_paid: 0,
  is_partially_returned: 0,
  settled_at: null,
}
const WON: SettlementState = {
  ...OPEN,
  state: 'settled',
  status: COUPON_STATUS.won,
  settlement_revision: 1,
  open_count: 0,
  payout: 2_000,
  unclamped_payout: 2_000,
}
const ACCOUNTS = {
  cashId: 1,
  receivableId: 2,
  desk: null,
  house: { stakes: 10, winnings: 11, bonuses: 12 },
}

const coupon = (state: SettlementState): CouponRow => ({
  ...state,
  id: 5,
  site_id: 1,
  user_id: 7,
  code: 'AAAA2222BBBB',
  type: 'single',
  currency: 'TRY',
  stake_per_line: 1_000,
  total_stake: 1_000,
  payout_cap: 0,
  odds_cap_milli: 0,
  bonus_rule: '',
  boost_rule: '',
  placed_at: 0,
  sizes: '',
})
const settlement = (before: SettlementState, next: SettlementState) => ({
  coupon: coupon(before),
  next,
  isNews: true,
})

test.group('The money of a settlement', () => {
  test('an open coupon has moved no payout, so its first payout moves whole', ({ assert }) => {
    assert.equal(moneyOf(settlement(OPEN, WON)), 2_000)
    assert.equal(moneyOf(settlement(WON, { ...WON, payout: 500 })), -1_500)
    assert.equal(moneyOf(settlement(WON, OPEN)), -2_000)
  })

  test('a settled coupon without a payout stops the work, where 0 would take the payout back', ({
    assert,
  }) => {
    const broken = { ...WON, payout: null }
    assert.throws(() => moneyOf(settlement(WON, broken)), /no payout of a settled coupon/)
    assert.throws(() => moneyOf(settlement(broken, WON)), /no payout of a settled coupon/)
    assert.throws(
      () => transfersOf(settlement(WON, broken), ACCOUNTS, () => 1),
      /no payout of a settled coupon/
    )
  })
})
