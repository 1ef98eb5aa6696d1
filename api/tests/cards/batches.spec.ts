import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type {
  CardBatchRow,
  CardCodes,
  CardLiability,
  CardRow,
  CardsVoided,
} from '@grandstand/shared-types/wire/money/cards'
import { clock } from '#core/timing/clock'
import { batchesMade, continueBatches } from '#cards/actions/batch_maker'
import { expireCards } from '#cards/jobs/expire_cards'
import { CARD_RIGHTS, codesOf, houseHolds, order, redeem, shop } from '#tests/cards/card_support'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { cashOf, DEFAULT_PASSWORD, makeUser, uniqueName } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

const SOON_MS = 60_000

test.group('A batch of cards', (group) => {
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  test('is paid by its maker into the liability of the house, and made in steps', async ({
    assert,
  }) => {
    const { site, dealer, asDealer } = await shop()
    const { status, body } = await order(asDealer, { amountMinor: 10, count: 1_200 })
    assert.equal(status, 201)
    assert.containsSubset(body, { makerId: dealer.id, count: 1_200, codesTakenAt: null })
    assert.equal(await cashOf(dealer.id), 88_000)
    assert.equal(await houseHolds(site.id, 'cards'), 12_000)
    await batchesMade()
    const row = await asDealer.get<CardBatchRow>(`/v1/card-batches/${body.id}`)
    assert.containsSubset(row.body, { madeCount: 1_200, openCount: 1_200, openMinor: 12_000 })
    const liability = await asDealer.get<CardLiability[]>('/v1/card-liability')
    assert.deepEqual(liability.body, [
      { currency: 'TRY', madeCount: 1_200, madeMinor: 12_000, soldCount: 0, soldMinor: 0 },
    ])
  })

  test('waits for the batch before it, so that many batches leave connections to others', async ({
    assert,
  }) => {
    const { asDealer } = await shop()
    const ids = []
    for (let i = 0; i < 4; i++) {
      const { body } = await order(asDealer, { amountMinor: 1, count: 1_000 })
      ids.push(body.id)
    }
    let isMade = false
    const done = batchesMade().then(() => {
      isMade = true
    })
    while (!isMade) {
      const begun = await db
        .from('card_batches')
        .whereIn('id', ids)
        .where('made_count', '>', 0)
        .whereColumn('made_count', '<', 'count')
      assert.isAtMost(begun.length, 1)
    }
    await done
  })

  test('of an admin is paid by the house', async ({ assert }) => {
    const { site, asAdmin } = await shop()
    await codesOf(asAdmin)
    assert.equal(await houseHolds(site.id, 'cards'), 3_000)
  })

  test('that a stop interrupted is made to its end', async ({ assert }) => {
    const { asDealer } = await shop()
    const { body } = await order(asDealer)
    await batchesMade()
    await db.from('cards').where('batch_id', body.id).delete()
    await db.from('card_batches').where('id', body.id).update({ made_count: 0 })
    await continueBatches()
    await batchesMade()
    const row = await asDealer.get<CardBatchRow>(`/v1/card-batches/${body.id}`)
    assert.containsSubset(row.body, { madeCount: 3, openCount: 3 })
  })

  test('leaves less room for users while its cards are open, for all who open them', async ({
    assert,
  }) => {
    const rights: Permission[] = [...CARD_RIGHTS, 'users.add', 'dealers.add']
    const { site, dealer, asDealer, asPlayer, asAdmin } = await shop({
      openingLimit: 5,
      permissions: rights,
    })
    const { code } = await codesOf(asDealer)
    const open = (session: ApiSession) =>
      session.post<Refusal>('/v1/users', {
        type: 'player',
        username: uniqueName('new'),
        password: DEFAULT_PASSWORD,
        parentId: dealer.id,
      })
    // a player, three cards and the new player make five
    assert.equal((await open(asDealer)).status, 201)
    assert.equal((await open(asDealer)).body.error.message, 'userSizeError|5')
    await redeem(asPlayer, code)
    assert.equal((await open(asDealer)).status, 201, 'a redeemed card is no open one')
    const above = await makeUser({ site, type: 'dealer', permissions: rights })
    await db
      .from('users')
      .where('id', dealer.id)
      .update({ path: `${above.path}${dealer.id}/` })
    const asAbove = await signInAs(site, above)
    assert.equal((await open(asAbove)).body.error.message, 'userSizeError|5')
    assert.equal((await open(asAdmin)).status, 201, 'an admin is not bound')
  })

  test('needs the money, room in the opening limit, and sound figures', async ({ assert }) => {
    const { dealer, asDealer } = await shop({ openingLimit: 5 })
    const poor = await order(asDealer, { amountMinor: 100_000, count: 2 })
    assert.equal(poor.body.error.message, 'insufficientCredit|200000|100000')
    // one player and three cards leave room for one
    assert.equal((await order(asDealer)).status, 201)
    assert.equal((await order(asDealer, { count: 2 })).body.error.message, 'userSizeError|5')
    assert.equal((await order(asDealer, { count: 1 })).status, 201)
    for (const wrong of [
      { count: 0 },
      { count: 10_001 },
      { amountMinor: 0 },
      { amountMinor: -5 },
      { expiresAt: Date.now() - 1 },
    ]) {
      assert.equal((await order(asDealer, wrong)).status, 422, JSON.stringify(wrong))
    }
    await batchesMade()
    assert.equal(await cashOf(dealer.id), 96_000)
  })

  test('is of printed or digital cards, and of no other type', async ({ assert }) => {
    const { asDealer } = await shop()
    for (const type of ['printed', 'digital'] as const) {
      const { status, body } = await order(asDealer, { type })
      assert.equal(status, 201, type)
      await batchesMade()
      const batch = await asDealer.get<CardBatchRow>(`/v1/card-batches/${body.id}`)
      assert.equal(batch.body.type, type)
      const cards = await asDealer.list<CardRow>('cards', { filter: { batchId: body.id } })
      assert.deepEqual(
        cards.body.map((card) => card.type),
        [type, type, type]
      )
    }
    const refused = await asDealer.post<Refusal>(
      '/v1/card-batches',
      { amountMinor: 1_000, count: 3, type: 'plastic' },
      { 'idempotency-key': randomUUID() }
    )
    assert.equal(refused.status, 422)
    assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['type'])
    assert.lengthOf((await asDealer.list('card-batches')).body, 2)
  })

  test('twenty equal orders at once are one batch', async ({ assert }) => {
    const { dealer, asDealer } = await shop()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(asDealer, {}, key)))
    assert.lengthOf([...new Set(answers.map(({ body }) => body.id))], 1)
    await batchesMade()
    assert.equal(await cashOf(dealer.id), 97_000)
  })

  test('hands out its codes once; then only hashes and the last four characters are stored', async ({
    assert,
  }) => {
    const { asDealer } = await shop()
    const { body: batch } = await order(asDealer)
    await batchesMade()
    const path = `/v1/card-batches/${batch.id}/codes`
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => asDealer.post<CardCodes & Refusal>(path))
    )
    const given = answers.filter(({ status }) => status === 200)
    assert.lengthOf(given, 1)
    const codes = given[0]?.body.codes ?? []
    assert.lengthOf([...new Set(codes)], 3)
    assert.isTrue(codes.every((code) => /^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/.test(code)))
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      assert.deepEqual([status, body.error.key], [409, 'cardCodesTaken'])
    }
    const rows = await db.from('cards').where('batch_id', batch.id).orderBy('id')
    const stored = JSON.stringify(rows)
    for (const code of codes) {
      assert.notInclude(stored, code)
      assert.notInclude(stored, code.replaceAll('-', ''))
    }
    assert.isTrue(rows.every((row) => row.sealed_code === null))
    assert.deepEqual(
      rows.map((row) => row.last_four),
      codes.map((code) => code.slice(-4))
    )
  })

  test('voided gives the worth of its open cards back to the maker', async ({ assert }) => {
    const { site, dealer, asDealer, asPlayer } = await shop()
    const { batch, code } = await codesOf(asDealer)
    await redeem(asPlayer, code)
    const path = `/v1/card-batches/${batch.id}/void`
    const without = await asDealer.post(path, {})
    assert.equal(without.status, 422)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        asDealer.post<CardsVoided & Refusal>(path, { reason: 'misprint' })
      )
    )
    const done = answers.filter(({ status }) => status === 200)
    assert.lengthOf(done, 1)
    assert.deepEqual(done[0]?.body, { count: 2, amountMinor: 2_000, currency: 'TRY' })
    assert.equal(await cashOf(dealer.id), 99_000)
    assert.equal(await houseHolds(site.id, 'cards'), 0)
    const transfers: { key: string }[] = await db
      .from('ledger_transfers')
      .where({ reference_type: 'cardBatch', reference_id: batch.id })
      .orderBy('id')
    // one is named by the batch's id, the other by its own, which may also be a batch's id
    const names = transfers.map(({ key }) => key.split(':')[0])
    assert.deepEqual(names, ['cards', 'cardsEnded'])
  })

  test('expires: the worth of unsold cards goes back, of sold ones to the house', async ({
    assert,
  }) => {
    const { site, dealer, asDealer, asPlayer } = await shop()
    const { batch, code } = await codesOf(asDealer, { expiresAt: clock.now() + SOON_MS })
    const cards = await asDealer.list<CardRow>('cards', { filter: { batchId: batch.id } })
    const sold = await asDealer.post<CardRow>(`/v1/cards/${cards.body[0]?.id}/sell`)
    assert.equal(sold.body.status, 'sold')
    const again = await asDealer.post<Refusal>(`/v1/cards/${cards.body[0]?.id}/sell`)
    assert.deepEqual([again.status, again.body.error.key], [409, 'cardEnded'])
    assert.equal(await expireCards(), 0)

    clock.set(clock.now() + SOON_MS + 1)
    const late = await redeem(asPlayer, code)
    assert.deepEqual([late.status, late.body.error.key], [409, 'cardExpired'])
    assert.equal(await expireCards(), 3)
    assert.equal(await expireCards(), 0)
    assert.equal(await cashOf(dealer.id), 99_000)
    assert.equal(await houseHolds(site.id, 'cards'), 0)
    assert.equal(await houseHolds(site.id, 'breakage'), 1_000)
  })

  test('is out of sight for a dealer beside', async ({ assert }) => {
    const { site, dealer, asDealer } = await shop()
    const { batch } = await codesOf(asDealer)
    const cards = await asDealer.list<CardRow>('cards', { filter: { batchId: batch.id } })
    const card = cards.body[0]?.id
    const permissions = ['cards.view', 'cards.make', 'cards.sell', 'cards.void'] as const
    const sibling = await makeUser({ site, type: 'dealer', permissions: [...permissions] })
    const session = await signInAs(site, sibling)
    assert.lengthOf((await session.list('cards')).body, 0)
    assert.lengthOf((await session.list('card-batches')).body, 0)
    const reason = { reason: 'not mine' }
    const tries = await Promise.all([
      session.get(`/v1/card-batches/${batch.id}`),
      session.post(`/v1/card-batches/${batch.id}/codes`),
      session.post(`/v1/card-batches/${batch.id}/void`, reason),
      session.post(`/v1/cards/${card}/void`, reason),
      session.post(`/v1/cards/${card}/sell`),
    ])
    assert.isTrue(tries.every(({ status }) => status === 404))
    assert.equal(await cashOf(dealer.id), 97_000)
  })
})
