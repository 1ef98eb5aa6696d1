import { test } from '@japa/runner'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { userAccounts } from '#ledger/accounts'
import type { UserPocket } from '#ledger/pockets'
import { toBalances } from '#ledger/queries/balances'
import { makeBettor, place, slip } from '#tests/coupons/support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { makeSite, makeUser } from '#tests/support/factories'

test.group('The figures of the account panel', () => {
  test('a missing account stops the answer, where 0 would look like an empty pocket', async ({
    assert,
  }) => {
    const player = await makeUser({ site: await makeSite(), type: 'player' })
    const accounts = (await userAccounts([player.id])).get(player.id) ?? []
    assert.equal(toBalances(accounts, 0).balance, 0)
    for (const missing of ['balance', 'paykasa', 'bonus']) {
      const rest = accounts.filter(({ pocket }) => pocket !== missing)
      assert.throws(() => toBalances(rest, 0), `there is no account ${missing} of a user`)
    }
  })

  test('cash can be transferred; cash, cards and vouchers withdrawn, less what must be played', async ({
    assert,
  }) => {
    const player = await makeUser({ site: await makeSite(), type: 'player' })
    const empty = (await userAccounts([player.id])).get(player.id) ?? []
    const figures = (held: Partial<Record<UserPocket, number>>, lockedMinor = 0) => {
      const accounts = empty.map((one) => ({ ...one, balance: held[one.pocket] ?? 0 }))
      const { transferable, withdrawable } = toBalances(accounts, lockedMinor)
      return [transferable, withdrawable]
    }
    assert.deepEqual(figures({ balance: 500 }), [500, 500])
    assert.deepEqual(figures({ balance: 500, creditCard: 30, paykasa: 2 }), [500, 532])
    assert.deepEqual(figures({ bonus: 70, returnableBonus: 70, reloadBonus: 70 }), [0, 0])
    assert.deepEqual(figures({ balance: 500, creditCard: 30 }, 200), [500, 330])
    assert.deepEqual(figures({ balance: 500 }, 501), [500, 0])
    assert.deepEqual(figures({ balance: -100 }), [0, 0])
    assert.deepEqual(figures({ balance: -100, creditCard: 130 }), [0, 30])
  })

  test('nothing can be transferred while the cash is below zero', async ({ assert }) => {
    const user = { balanceMinor: 400, creditLimitMinor: 5_000 }
    const { session } = await makeBettor({ user })
    const figures = async () => {
      const { balance, transferable, withdrawable } = (await session.get<Me>('/v1/me')).body
        .balances
      return { balance, transferable, withdrawable }
    }
    assert.deepEqual(await figures(), { balance: 400, transferable: 400, withdrawable: 400 })
    const match = await makeMatch()
    await place(session, slip([[outcomeOf(match, '1', '1'), 2000]]))
    assert.deepEqual(await figures(), { balance: -600, transferable: 0, withdrawable: 0 })
  })
})
