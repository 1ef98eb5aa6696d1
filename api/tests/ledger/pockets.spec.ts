import { test } from '@japa/runner'
import { BONUS_POCKETS } from '@grandstand/shared-types/bonuses/categories'
import {
  drawStake,
  PLAYER_POCKETS,
  spendableTotal,
  type PlayerPocket,
  type PocketState,
} from '#ledger/pockets'

/** Pockets with these balances; an account's id is its place in the order of drawing. */
const pockets = (balances: Partial<Record<PlayerPocket, number>>, creditLimit = 0): PocketState[] =>
  PLAYER_POCKETS.map((pocket, accountId) => ({
    pocket,
    accountId,
    balance: balances[pocket] ?? 0,
    floor: pocket === 'balance' ? 0 - creditLimit : 0,
  }))

test.group('A stake is drawn', () => {
  test('in the order returnableBonus, reloadBonus, bonus, creditCard, paykasa, cash', ({
    assert,
  }) => {
    const each = { returnableBonus: 1, reloadBonus: 2, bonus: 3, creditCard: 4, paykasa: 5 }
    assert.deepEqual(drawStake(pockets({ ...each, balance: 100 }), 20, BONUS_POCKETS), [
      { accountId: 0, amountMinor: 1 },
      { accountId: 1, amountMinor: 2 },
      { accountId: 2, amountMinor: 3 },
      { accountId: 3, amountMinor: 4 },
      { accountId: 4, amountMinor: 5 },
      { accountId: 5, amountMinor: 5 },
    ])
  })

  test('without the bonus pockets where the bonus rules forbid the coupon', ({ assert }) => {
    const state = pockets({ bonus: 50, balance: 10 })
    assert.deepEqual(drawStake(state, 10, []), [{ accountId: 5, amountMinor: 10 }])
    assert.isNull(drawStake(state, 11, []))
    assert.equal(spendableTotal(state, []), 10)
    assert.equal(spendableTotal(state, BONUS_POCKETS), 60)
  })

  test('from cash down to the credit limit and not a cent below it', ({ assert }) => {
    const state = pockets({ balance: -20 }, 100)
    assert.deepEqual(drawStake(state, 80, BONUS_POCKETS), [{ accountId: 5, amountMinor: 80 }])
    assert.isNull(drawStake(state, 81, BONUS_POCKETS))
  })

  test('in full or not at all', ({ assert }) => {
    assert.isNull(drawStake(pockets({ creditCard: 5, balance: 5 }), 11, BONUS_POCKETS))
    assert.isNull(drawStake([], 1, BONUS_POCKETS))
  })
})
