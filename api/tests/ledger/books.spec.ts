import { test } from '@japa/runner'
import { HOUSE_POCKETS } from '@grandstand/shared-types/money/pockets'
import type { TransactionView } from '@grandstand/shared-types/wire/money/ledger'
import { clock } from '#core/timing/clock'
import { inTransaction } from '#core/database/transactions'
import { houseAccountId } from '#ledger/accounts'
import { post, reserveTransferIds } from '#ledger/post'
import { makeBettor, place, slip } from '#tests/coupons/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { accountIdOf, makeSite, makeUser, sendCash, type TestUser } from '#tests/support/factories'
import { feedMarket } from '#tests/support/feed_messages'
import { upFeed } from '#tests/support/test_feed'

/** An id that no coupon has, so that the checks of coupons stay green. */
const NO_COUPON = 9_000_000_077

interface AccountRow {
  id: number
  userId: number | null
  pocket: string
  balanceMinor: number | null
  floorMinor: number | null
  entryCount: number
}
interface EntryRow {
  id: number
  transferId: number
  userId: number | null
  amountMinor: number
  balanceAfterMinor: number | null
  kind: string
}
interface TransferRow {
  id: number
  amountMinor: number
  kind: string
}

/** Takes a stake from the player's cash. */
async function stake(player: TestUser, amountMinor: number): Promise<void> {
  const house = await houseAccountId(player.siteId, 'stakes', player.currency)
  const cash = await accountIdOf(player.id, 'balance')
  const [id = 0] = await reserveTransferIds(1)
  const { siteId, currency } = player
  const legs = [
    { accountId: cash, amountMinor: 0 - amountMinor },
    { accountId: house, amountMinor },
  ]
  const reference = { referenceType: 'coupon' as const, referenceId: NO_COUPON }
  await inTransaction((trx) =>
    post(trx, [{ id, key: `books:${id}`, kind: 'stake', siteId, currency, ...reference, legs }])
  )
}

test.group('The books for staff', () => {
  test('an admin sees users and house; the house balance is the sum of its entries', async ({
    assert,
  }) => {
    const site = await makeSite()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const player = await makeUser({ site, type: 'player', balanceMinor: 900 })
    await stake(player, 250)

    const { body } = await admin.list<AccountRow>('ledger-accounts', { range: [0, 99] })
    const house = body.filter((row) => row.userId === null)
    assert.sameMembers(
      house.map((row) => row.pocket),
      [...HOUSE_POCKETS]
    )
    assert.isTrue(house.every((row) => row.balanceMinor === null && row.floorMinor === null))
    const cash = body.find((row) => row.userId === player.id && row.pocket === 'balance')
    assert.containsSubset(cash, { balanceMinor: 650, floorMinor: 0, entryCount: 2 })

    const stakes = house.find((row) => row.pocket === 'stakes')
    const one = await admin.get<AccountRow>(`/v1/ledger-accounts/${stakes?.id}`)
    assert.containsSubset(one.body, { balanceMinor: 250, entryCount: 1 })
  })

  test('entries and transfers are found by person, pocket, kind, reference and time', async ({
    assert,
  }) => {
    const site = await makeSite()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const player = await makeUser({ site, type: 'player', balanceMinor: 900 })
    const before = clock.now()
    await stake(player, 250)
    const find = async (filter: object) =>
      (await admin.list<EntryRow>('ledger-entries', { filter, sort: ['id', 'ASC'] })).body
    const mine = await find({ userId: player.id })
    assert.deepEqual(
      mine.map(({ amountMinor, balanceAfterMinor }) => [amountMinor, balanceAfterMinor]),
      [
        [900, 900],
        [-250, 650],
      ]
    )
    const transferId = mine[1]?.transferId
    assert.lengthOf(await find({ transferId }), 2)
    assert.lengthOf(await find({ transferId, pocket: 'balance' }), 1)
    assert.lengthOf(await find({ userId: player.id, kind: 'stake' }), 1)
    assert.lengthOf(await find({ referenceType: 'coupon', referenceId: NO_COUPON }), 2)
    assert.lengthOf(await find({ userId: player.id, createdAt_lte: before - 60_000 }), 0)
    assert.lengthOf(await find({ userId: player.id, createdAt_gte: before - 60_000 }), 2)

    const transfers = await admin.list<TransferRow>('ledger-transfers', {
      filter: { kind: 'stake' },
    })
    assert.containsSubset(transfers.body, [{ id: transferId, amountMinor: 250 }])
  })

  test('a dealer sees the accounts of the branch, never the house or a sibling', async ({
    assert,
  }) => {
    const site = await makeSite()
    const dealer = await makeUser({ site, type: 'dealer', permissions: ['ledger.view'] })
    const player = await makeUser({ site, type: 'player', parent: dealer, balanceMinor: 100 })
    const sibling = await makeUser({ site, type: 'player', balanceMinor: 100 })
    const session = await signInAs(site, dealer)
    const accounts = await session.list<AccountRow>('ledger-accounts', { range: [0, 99] })
    assert.deepEqual(
      [...new Set(accounts.body.map((row) => row.userId))].sort(),
      [dealer.id, player.id].sort()
    )
    const entries = await session.list<EntryRow>('ledger-entries')
    assert.deepEqual(
      entries.body.map((row) => row.userId),
      [player.id]
    )
    const transfers = await session.list<TransferRow>('ledger-transfers')
    assert.lengthOf(transfers.body, 1)
    for (const hidden of [
      `ledger-accounts/${await accountIdOf(sibling.id, 'balance')}`,
      `ledger-accounts/${await houseAccountId(site.id, 'credit', site.currency)}`,
    ]) {
      assert.equal((await session.get(`/v1/${hidden}`)).status, 404)
    }
  })
})

test.group('Transactions of a player', () => {
  test('are the player’s entries, newest first, with their sign as transType', async ({
    assert,
  }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player', balanceMinor: 900 })
    const other = await makeUser({ site, type: 'player', balanceMinor: 5 })
    await stake(player, 250)
    const session = await signInAs(site, player)
    const { body, headers } = await session.list<TransactionView>('transactions')
    assert.equal(headers.get('content-range'), 'transactions 0-1/2')
    assert.containsSubset(body[0], {
      transType: 0,
      type: 'stake',
      amountMinor: 250,
      lastCreditMinor: 650,
      pocket: 'balance',
      referenceType: 'coupon',
      referenceId: NO_COUPON,
      referenceName: null,
    })
    assert.containsSubset(body[1], { transType: 1, amountMinor: 900, referenceType: null })

    const find = async (filter: object) =>
      (await session.list<TransactionView>('transactions', { filter })).body.map((row) => row.type)
    assert.deepEqual(await find({ transactionType: 'a' }), ['creditSent'])
    assert.deepEqual(await find({ transactionType: 'e' }), ['stake'])
    assert.deepEqual(await find({ serviceType: 1 }), ['stake'])
    assert.deepEqual(await find({ serviceType: 5 }), [])
    assert.deepEqual(await find({ serviceType: 4 }), [], 'no coupon of live betting')
    assert.deepEqual(await find({ startDate: clock.now() + 60_000 }), [])
    assert.lengthOf(await find({ startDate: clock.now() - 60_000, endDate: clock.now() }), 2)
    const refused = await session.list<never>('transactions', { filter: { transactionType: 'x' } })
    assert.equal(refused.status, 400)

    const theirs = await signInAs(site, other)
    assert.lengthOf((await theirs.list('transactions')).body, 1)
    const visitor = await new ApiSession(site.host).get<Refusal>('/v1/transactions')
    assert.equal(visitor.status, 401)
  })

  test('of live betting are those of coupons with a live selection, of sports those of all coupons', async ({
    assert,
  }) => {
    const { session } = await makeBettor()
    const match = await makeMatch()
    const live = await makeMatch({ startsAt: clock.now() - 60_000 })
    upFeed().send(live, { kind: 'odds', markets: [feedMarket()], update: { status: '1p' } })
    const placed = async (...picked: TestMatch[]) => {
      const picks = picked.map((one): [number, number] => [outcomeOf(one, '1', '1'), 2000])
      return (await place(session, slip(picks))).body.id
    }
    const prematch = await placed(match)
    const whole = await placed(live)
    const mixed = await placed(match, live)
    const stakes = async (serviceType: number) =>
      (await session.list<TransactionView>('transactions', { filter: { serviceType } })).body.map(
        ({ type, referenceId }) => [type, referenceId]
      )
    const inPlay = [
      ['stake', mixed],
      ['stake', whole],
    ]
    assert.deepEqual(await stakes(4), inPlay)
    assert.deepEqual(await stakes(1), [...inPlay, ['stake', prematch]])
    assert.deepEqual(await stakes(5), [])
  })

  test('come in pages of fifty', async ({ assert }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player' })
    for (let i = 0; i < 52; i++) await sendCash(player, 1)
    const session = await signInAs(site, player)
    const { body, headers } = await session.get<TransactionView[]>('/v1/transactions')
    assert.lengthOf(body, 50)
    assert.equal(headers.get('content-range'), 'transactions 0-49/52')
  })
})
