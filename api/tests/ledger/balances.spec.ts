import { test } from '@japa/runner'
import { userAccounts } from '#ledger/accounts'
import { toBalances } from '#ledger/queries/balances'
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
})
