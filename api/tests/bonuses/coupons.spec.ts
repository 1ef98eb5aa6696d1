/** Coupons that bonuses pay for: what counts, where wins go, how grants end (rules 15.4 to 15.7). */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { GrantPlayPage, GrantView } from '@grandstand/shared-types/wire/bonuses/grants'
import type { WithdrawalPreview } from '@grandstand/shared-types/wire/money/payments'
import { clock } from '#core/timing/clock'
import { expireGrants } from '#bonuses/jobs/expire_grants'
import { payingGrants } from '#bonuses/playing/running_grants'
import { userAccounts } from '#ledger/accounts'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import { ask, grantsOf, offer, pocketsOf } from '#tests/bonuses/bonus_support'
import { askOffer, cancel, sell } from '#tests/coupons/after_support'
import { makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import { ended, enter } from '#tests/settlement/support'
import { makeMethod } from '#tests/payments/payment_support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { requireWholeBooks } from '#tests/support/books'

const DAY_MS = 86_400_000

/** A player with a running bonus of 20,00 and this cash. */
async function withBonus(terms: Partial<BonusTerms> = {}, balanceMinor = 0) {
  const bettor = await makeBettor({ user: { balanceMinor } })
  const id = await offer(bettor.site.id, 'registration', { amountMinor: 2_000, ...terms })
  await ask(bettor.session, id)
  return bettor
}

/** Bets on an outcome of each match at 2.000; answers with the coupon's id. */
async function bet(
  { session }: Bettor,
  matches: TestMatch[],
  { stake = 1_000, key = '1' }: { stake?: number; key?: string } = {}
): Promise<number> {
  const picks = matches.map((match): [number, number] => [
    outcomeOf(match, '1', key),
    ODDS[key] ?? 0,
  ])
  const { status, body } = await place(session, slip(picks, { totalStakeMinor: stake }))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.id
}
const ODDS: Record<string, number> = { '1': 2_000, 'X': 3_000, '2': 4_000 }
const match = () => makeMatch({ prices: { '1': ODDS } })

const grantOf = async ({ session }: Bettor): Promise<GrantView | undefined> =>
  (await grantsOf(session))[0]

const playsOf = async ({ session }: Bettor) => {
  const grant = (await grantsOf(session))[0]
  const { body } = await session.get<GrantPlayPage>(`/v1/me/bonus-grants/${grant?.id}/plays`)
  return body.rows
}

test.group('Coupons that bonuses pay for', (group) => {
  group.each.teardown(() => clock.reset())
  group.teardown(async () => {
    await requireWholeBooks()
  })

  test('the bonus pays first, a win goes back to it, and the stake counts', async ({ assert }) => {
    const bettor = await withBonus({ multiplierMilli: 5_000 }, 500)
    const game = await match()
    const id = await bet(bettor, [game], { stake: 2_200 })
    assert.deepEqual(await pocketsOf(bettor.player.id), { balance: 300 })
    assert.containsSubset(await playsOf(bettor), [
      { playId: id, stakeMinor: 2_000, end: 'open', countedMinor: 0, reason: null },
    ])
    await enter(game, ended([1, 0]))
    assert.deepEqual(await pocketsOf(bettor.player.id), { balance: 700, bonus: 4_000 })
    assert.containsSubset(await grantOf(bettor), {
      state: 'running',
      dueMinor: 10_000,
      countedMinor: 2_000,
      leftMinor: 8_000,
      pocketMinor: 4_000,
    })
    assert.containsSubset(await playsOf(bettor), [
      { end: 'settled', countedMinor: 2_000, wonMinor: 4_000 },
    ])
  })

  test('a wagering that is met turns the pocket into cash, up to the highest', async ({
    assert,
  }) => {
    const bettor = await withBonus({ highestConvertedMinor: 3_000 })
    const game = await match()
    await bet(bettor, [game], { stake: 2_000 })
    await enter(game, ended([1, 0]))
    assert.deepEqual(await pocketsOf(bettor.player.id), { balance: 3_000 })
    assert.containsSubset(await grantOf(bettor), {
      state: 'met',
      convertedMinor: 3_000,
      leftMinor: 0,
    })
  })

  test('a returnable bonus gives back what was granted, and later wins pay what it owes', async ({
    assert,
  }) => {
    const bettor = await withBonus({ pocket: 'returnableBonus', multiplierMilli: 500 })
    const [first, second] = [await match(), await match()]
    await bet(bettor, [first], { stake: 1_000 })
    await bet(bettor, [second], { stake: 600 })
    await enter(first, ended([0, 1]))
    assert.deepEqual(await pocketsOf(bettor.player.id), {})
    assert.containsSubset(await grantOf(bettor), {
      state: 'met',
      convertedMinor: 0,
      owedMinor: 1_600,
    })
    await enter(second, ended([1, 0]))
    assert.deepEqual(await pocketsOf(bettor.player.id), {})
    assert.containsSubset(await grantOf(bettor), { owedMinor: 400 })
  })

  test('a stake that came back and a coupon that was sold count nothing', async ({ assert }) => {
    const bettor = await withBonus({ multiplierMilli: 5_000 })
    const [cancelled, sold] = [await match(), await match()]
    const id = await bet(bettor, [cancelled])
    assert.equal((await cancel(bettor.session, id)).status, 200)
    assert.deepEqual(await pocketsOf(bettor.player.id), { bonus: 2_000 })
    const other = await bet(bettor, [sold])
    const { body: deal } = await askOffer(bettor.session, other)
    await sell(bettor.session, other, deal.offerId)
    assert.deepEqual(await pocketsOf(bettor.player.id), { bonus: 1_000 + deal.amountMinor })
    assert.containsSubset(await grantOf(bettor), { countedMinor: 0 })
    assert.deepEqual(
      (await playsOf(bettor)).map(({ reason }) => reason),
      ['sold', 'returned']
    )
  })

  test('a correction moves the win and the count by their differences', async ({ assert }) => {
    const bettor = await withBonus({ multiplierMilli: 5_000 })
    const game = await match()
    await bet(bettor, [game])
    await enter(game, ended([1, 0]))
    await enter(game, ended([0, 1]))
    assert.deepEqual(await pocketsOf(bettor.player.id), { bonus: 1_000 })
    assert.containsSubset(await grantOf(bettor), { countedMinor: 1_000 })
    await enter(game, ended([1, 0]))
    assert.deepEqual(await pocketsOf(bettor.player.id), { bonus: 3_000 })
  })

  test('a correction after the end follows the state of then', async ({ assert }) => {
    const met = await withBonus()
    const game = await match()
    await bet(met, [game], { stake: 2_000 })
    await enter(game, ended([1, 0]))
    assert.deepEqual(await pocketsOf(met.player.id), { balance: 4_000 })
    await enter(game, ended([0, 1]))
    assert.deepEqual(await pocketsOf(met.player.id), {})

    const over = await withBonus({ multiplierMilli: 5_000 })
    const late = await match()
    await bet(over, [late], { stake: 500 })
    clock.set(clock.now() + 31 * DAY_MS)
    await expireGrants()
    clock.reset()
    assert.deepEqual(await pocketsOf(over.player.id), {})
    await enter(late, ended([1, 0]))
    await enter(late, ended([0, 1]))
    assert.deepEqual(await pocketsOf(over.player.id), {})
    assert.deepEqual(
      (await playsOf(over)).map(({ reason }) => reason),
      ['ended']
    )
  })

  test('a pocket that is empty with no open coupon is lost', async ({ assert }) => {
    const bettor = await withBonus({ multiplierMilli: 5_000 })
    const game = await match()
    await bet(bettor, [game], { stake: 2_000 })
    assert.containsSubset(await grantOf(bettor), { state: 'running' })
    await enter(game, ended([0, 1]))
    assert.containsSubset(await grantOf(bettor), { state: 'lost', countedMinor: 2_000 })
  })

  test('opposed coupons of one match count nothing', async ({ assert }) => {
    const bettor = await withBonus({ multiplierMilli: 5_000 })
    const game = await match()
    await bet(bettor, [game], { stake: 500 })
    await bet(bettor, [game], { stake: 500, key: '2' })
    await enter(game, ended([1, 0]))
    assert.deepEqual(
      (await playsOf(bettor)).map(({ reason }) => reason),
      ['opposed', 'opposed']
    )
    assert.containsSubset(await grantOf(bettor), { countedMinor: 0 })
  })

  test('the bonus pays no coupon that its terms do not cover', async ({ assert }) => {
    const bettor = await withBonus({ leastOddsMilli: 2_500, leastSelections: 1 })
    const refused = await place(bettor.session, slip([[outcomeOf(await match(), '1', '1'), 2_000]]))
    assert.deepEqual([refused.status, refused.body.error.key], [422, 'insufficientCredit'])
    await bet(bettor, [await match()], { key: '2' })
    assert.deepEqual(await pocketsOf(bettor.player.id), { bonus: 1_000 })
  })

  test('the bonus pays for no coupon above its largest stake', async ({ assert }) => {
    const bettor = await withBonus({ largestStakeMinor: 600 }, 700)
    await bet(bettor, [await match()], { stake: 601 })
    assert.deepEqual(await pocketsOf(bettor.player.id), { balance: 99, bonus: 2_000 })
    await bet(bettor, [await match()], { stake: 600 })
    assert.deepEqual(await pocketsOf(bettor.player.id), { balance: 99, bonus: 1_400 })
  })

  test('a coupon counts by the least part of its market types, and not at all where one has none', async ({
    assert,
  }) => {
    const marketTypeId = 1
    const half = await withBonus({
      multiplierMilli: 5_000,
      marketTypes: [{ marketTypeId, percentMilli: 50_000 }],
    })
    const game = await match()
    await bet(half, [game], { stake: 500 })
    await enter(game, ended([1, 0]))
    assert.containsSubset(await grantOf(half), { countedMinor: 250 })

    const none = await withBonus({ marketTypes: [{ marketTypeId, percentMilli: 0 }] }, 300)
    const refused = await place(none.session, slip([[outcomeOf(await match(), '1', '1'), 2_000]]))
    assert.deepEqual([refused.status, refused.body.error.key], [422, 'insufficientCredit'])
  })

  test('a player without a bonus costs no statement', async ({ assert }) => {
    const without = await makeBettor()
    const bettor = await withBonus()
    const accounts = await userAccounts([without.player.id, bettor.player.id])
    const only = ({ player }: Bettor) => new Map([[player.id, accounts.get(player.id) ?? []]])
    // nothing can be asked of a transaction that is over
    const over = await db.transaction()
    await over.rollback()
    assert.equal((await payingGrants(over, only(without))).size, 0)
    await assert.rejects(() => payingGrants(over, only(bettor)))
  })

  test('a withdrawal forfeits what runs, and says so before', async ({ assert }) => {
    const bettor = await withBonus({ multiplierMilli: 5_000 }, 1_400)
    const { session, site, player } = bettor
    const preview = () => session.get<WithdrawalPreview>('/v1/me/withdrawal-preview')
    const { id } = (await grantOf(bettor)) ?? { id: 0 }
    assert.deepEqual((await preview()).body, {
      forfeitsBonus: true,
      bonuses: [{ grantId: id, title: 'Ad', pocketMinor: 2_000, leftMinor: 10_000 }],
    })
    const methodId = await makeMethod(site.id, 'withdrawal')
    const withdraw = (amountMinor: number) =>
      session.post(
        '/v1/withdrawals',
        { amountMinor, values: [], methodId },
        { 'idempotency-key': randomUUID() }
      )
    assert.equal((await withdraw(9_000)).status, 422)
    assert.containsSubset(await grantOf(bettor), { state: 'running' })
    assert.equal((await withdraw(1_000)).status, 201)
    assert.deepEqual(await pocketsOf(player.id), { balance: 400 })
    assert.containsSubset(await grantOf(bettor), { state: 'forfeited' })
    assert.deepEqual((await preview()).body, { forfeitsBonus: false, bonuses: [] })
  })
})
