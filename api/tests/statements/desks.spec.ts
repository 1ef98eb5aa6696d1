import { test } from '@japa/runner'
import { clock } from '#core/timing/clock'
import { close, makeTerminal, open, pay, sold } from '#tests/desk/desk_support'
import { levelOf, sellWinning, SPORT, wonOf } from '#tests/jackpots/desk_papers'
import { makeJackpot, SMALL } from '#tests/jackpots/jackpot_support'
import { cashMessage, deposit, makeMachine } from '#tests/machines/machine_support'
import { ended, enter } from '#tests/settlement/support'
import {
  closeDay,
  dailySite,
  givePlan,
  percent,
  statementsOf,
} from '#tests/statements/statement_support'
import { makeMatch } from '#tests/support/board'
import { signInAs } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

/** A dealer with a desk, in a brand with daily statements. */
async function shop() {
  const { site } = await dailySite()
  const dealer = await makeUser({
    site,
    type: 'dealer',
    // nobody below has a right that the dealer lacks
    permissions: ['statements.view', 'desk.sell', 'desk.pay', 'coupons.view', 'coupons.print'],
  })
  const { user, session } = await makeTerminal(site, dealer)
  return { site, dealer, user, session }
}

test.group('The statement of a shop', (group) => {
  group.each.teardown(() => clock.reset())

  test('counts the tickets and the cash of its desks, and ends with the money in their drawers', async ({
    assert,
  }) => {
    const { site, dealer, session } = await shop()
    await givePlan(dealer, percent(10))
    const [winning, waiting] = [await makeMatch(), await makeMatch()]
    await open(session, 10_000)
    const ticket = await sold(session, winning)
    await sold(session, waiting)
    await enter(winning, ended([1, 0]))
    const paid = await pay(session, ticket.paper)
    assert.equal(paid.status, 201, JSON.stringify(paid.body))
    const closed = await close(session, 9_990)
    assert.equal(closed.body.differenceMinor, -10)

    assert.equal(await closeDay(site), 1)
    const [statement] = await statementsOf(await signInAs(site, dealer))
    assert.containsSubset(statement, {
      stakesMinor: -2_000,
      payoutsMinor: 2_000,
      cashMinor: 0,
      closingMinor: 0,
      turnoverMinor: 1_000,
      grossWinMinor: -1_000,
      payableMinor: 100,
    })
  })

  test('counts a jackpot that its paper has won as a payout, once it is paid or not, and no commission of it', async ({
    assert,
  }) => {
    const { site, dealer, session } = await shop()
    await givePlan(dealer, percent(10, { basis: 'grossWin' }))
    const { jackpot } = await makeJackpot(site, { ...SPORT, levels: [SMALL] })
    const [paidMatch, waiting] = [await makeMatch(), await makeMatch()]
    await open(session, 0)
    const paper = await sellWinning(session, paidMatch)
    const wonMinor = await wonOf(levelOf(jackpot))
    assert.isAbove(wonMinor, 0)
    assert.equal((await pay(session, paper.paper)).status, 201)
    await enter(paidMatch, ended([0, 1]))
    await sellWinning(session, waiting)
    const allMinor = await wonOf(levelOf(jackpot))
    assert.isAbove(allMinor, wonMinor)
    assert.equal((await close(session, 40_000 - wonMinor)).status, 200)

    assert.equal(await closeDay(site), 1)
    const [statement] = await statementsOf(await signInAs(site, dealer))
    assert.containsSubset(statement, {
      stakesMinor: -40_000,
      payoutsMinor: allMinor,
      // the drawer of the shift went to the house
      cashMinor: 40_000 - wonMinor,
      closingMinor: allMinor - wonMinor,
      // what a bet has won counts, not the pool that others filled
      grossWinMinor: 20_000,
      payableMinor: 2_000,
    })
  })

  test('counts the cash that players put into its machine', async ({ assert }) => {
    const { site, dealer, session, user } = await shop()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const player = await makeUser({ site, type: 'player', parent: dealer })
    const machine = await makeMachine(site, admin, user)
    await open(session, 10_000)
    await deposit(site, cashMessage(machine, { username: player.username, creditMinor: 2_500 }))
    await close(session, 12_500)

    assert.equal(await closeDay(site), 1)
    const [statement] = await statementsOf(await signInAs(site, dealer))
    // the player has the money, the house the cash
    assert.containsSubset(statement, { cashMinor: 2_500, closingMinor: 2_500 })
  })

  test('shows the cash with which an open shift began, and the tickets to be paid', async ({
    assert,
  }) => {
    const { site, dealer, session } = await shop()
    const match = await makeMatch()
    await open(session, 10_000)
    await sold(session, match)
    await enter(match, ended([1, 0]))

    assert.equal(await closeDay(site), 1)
    const [statement] = await statementsOf(await signInAs(site, dealer))
    // 110.00 in the drawer are owed to the house, 20.00 on the ticket are owed to whoever brings it
    assert.containsSubset(statement, {
      stakesMinor: -1_000,
      payoutsMinor: 2_000,
      cashMinor: -10_000,
      closingMinor: -9_000,
    })
  })
})
