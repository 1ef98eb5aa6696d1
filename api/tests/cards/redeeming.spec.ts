import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import throttle from '#config/throttle'
import type { CardRedeemed, CardRow, CardsVoided } from '@grandstand/shared-types/wire/money/cards'
import type { Balances, TransactionView } from '@grandstand/shared-types/wire/money/ledger'
import { bus } from '#core/bus'
import { openAllDoors } from '#core/throttle/throttle'
import { cardFundsOf, codesOf, houseHolds, redeem, shop } from '#tests/cards/card_support'
import { signInAs, type Refusal } from '#tests/support/client'
import { cashOf, makeUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

test.group('Redeeming a card', (group) => {
  group.each.setup(() => openAllDoors())
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  test('puts its worth into the card funds, however the code is typed', async ({ assert }) => {
    const { site, player, asDealer, asPlayer } = await shop()
    const { code } = await codesOf(asDealer)
    const { status, body } = await redeem(asPlayer, ` ${code.toLowerCase().replaceAll('-', ' ')} `)
    assert.equal(status, 201)
    assert.containsSubset(body, { amountMinor: 1_000, currency: 'TRY', cardFundsMinor: 1_000 })
    assert.equal(await cardFundsOf(player.id), 1_000)
    assert.equal(await houseHolds(site.id, 'cards'), 2_000)
    const me = await asPlayer.get<{ balances: Balances }>('/v1/me')
    assert.equal(me.body.balances.creditCard, 1_000)
    const seen = await asPlayer.list<TransactionView>('transactions')
    assert.containsSubset(seen.body[0], { type: 'cardRedeemed', amountMinor: 1_000, transType: 1 })
  })

  test('twice at once pays once, for one player and for several', async ({ assert }) => {
    const { site, dealer, player, asDealer, asPlayer } = await shop()
    const other = await makeUser({ site, type: 'player', parent: dealer })
    const asOther = await signInAs(site, other)
    const { code } = await codesOf(asDealer)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => redeem(i % 2 ? asOther : asPlayer, code))
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      1
    )
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      assert.deepEqual([status, body.error.key], [409, 'cardRedeemed'])
    }
    assert.equal((await cardFundsOf(player.id)) + (await cardFundsOf(other.id)), 1_000)
  })

  test('with the same key answers the same again', async ({ assert }) => {
    const { player, asDealer, asPlayer } = await shop()
    const { code } = await codesOf(asDealer)
    const key = randomUUID()
    const first = await redeem(asPlayer, code, key)
    const again = await redeem(asPlayer, code, key)
    assert.deepEqual(again.body, first.body)
    assert.equal(await cardFundsOf(player.id), 1_000)
  })

  test('at the same time as a void, one of the two wins, and the money is in one place', async ({
    assert,
  }) => {
    const { site, dealer, player, asDealer, asPlayer } = await shop()
    const { batch, code } = await codesOf(asDealer, { count: 1 })
    const [redeemed, voided] = await Promise.all([
      redeem(asPlayer, code),
      asDealer.post<CardsVoided & Refusal>(`/v1/card-batches/${batch.id}/void`, { reason: 'lost' }),
    ])
    assert.sameMembers([redeemed.status === 201, voided.status === 200], [true, false])
    assert.equal((await cardFundsOf(player.id)) + (await cashOf(dealer.id)), 100_000)
    assert.equal(await houseHolds(site.id, 'cards'), 0)
    if (voided.status === 200) assert.equal(redeemed.body.error.key, 'cardVoid')
    else assert.equal(voided.body.error.key, 'cardEnded')
  })

  test('at a desk is only for players below', async ({ assert }) => {
    const { site, player, asDealer } = await shop()
    const stranger = await makeUser({ site, type: 'player' })
    const { codes } = await codesOf(asDealer)
    const at = (userId: number, code: string | undefined) =>
      asDealer.post<Refusal>(
        `/v1/users/${userId}/card-redemptions`,
        { code },
        { 'idempotency-key': randomUUID() }
      )
    assert.equal((await at(stranger.id, codes[0])).status, 404)
    assert.equal((await at(player.id, codes[0])).status, 201)
    assert.equal(await cardFundsOf(player.id), 1_000)
    const cards = await asDealer.list<CardRow>('cards', { filter: { status: 'redeemed' } })
    assert.containsSubset(cards.body, [
      { redeemedById: player.id, redeemedByName: player.username },
    ])
  })

  test('at a terminal is for players of its shop, by name, on a machine that works', async ({
    assert,
  }) => {
    const { site, dealer, player, asDealer } = await shop()
    const terminal = await makeUser({
      site,
      type: 'terminal',
      parent: dealer,
      permissions: ['cards.redeem'],
    })
    const asTerminal = await signInAs(site, terminal)
    const stranger = await makeUser({ site, type: 'player' })
    const passive = await makeUser({ site, type: 'player', parent: dealer, status: 0 })
    const { codes } = await codesOf(asDealer)
    const at = (username: string) =>
      asTerminal.post<CardRedeemed & Refusal>(
        '/v1/desk/card-redemptions',
        { username, code: codes[0] },
        { 'idempotency-key': randomUUID() }
      )
    for (const username of [stranger.username, dealer.username, 'nobody-at-all']) {
      const refused = await at(username)
      assert.deepEqual([refused.status, refused.body.error.key], [404, 'thisOperatorNotYour'])
    }
    assert.equal((await at(passive.username)).body.error.key, 'accountPassive')
    await db.from('users').where('id', terminal.id).update({ requires_machine: 1 })
    bus.emit('accessChanged', { userId: terminal.id })
    assert.equal((await at(player.username)).body.error.key, 'machineRequired')
    await db.from('users').where('id', terminal.id).update({ requires_machine: 0 })
    bus.emit('accessChanged', { userId: terminal.id })
    const done = await at(player.username.toUpperCase())
    assert.equal(done.status, 201)
    assert.containsSubset(done.body, { amountMinor: 1_000, cardFundsMinor: 1_000 })
    assert.equal(await cardFundsOf(player.id), 1_000)
    assert.equal(await cashOf(terminal.id), 0)
  })

  test('of another currency or another brand is refused', async ({ assert }) => {
    const { site, dealer, asDealer } = await shop()
    const foreign = await makeUser({ site, type: 'player', parent: dealer, currency: 'EUR' })
    const { code } = await codesOf(asDealer)
    const abroad = await redeem(await signInAs(site, foreign), code)
    assert.equal(abroad.body.error.message, 'currencyDiffers|EUR|TRY')
    const elsewhere = await shop()
    const refused = await redeem(elsewhere.asPlayer, code)
    assert.deepEqual([refused.status, refused.body.error.key], [404, 'cardUnknown'])
  })

  test('S7: of a thousand guesses at once, no more are compared than the limit allows', async ({
    assert,
  }) => {
    const { asPlayer } = await shop()
    const guess = (index: number) => String(index).padStart(16, 'A').replaceAll(/[01]/g, 'B')
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, index) => redeem(asPlayer, guess(index)))
    )
    const looked = answers.filter(({ status }) => status === 404)
    assert.isAtLeast(looked.length, 1)
    assert.isAtMost(looked.length, throttle.moneyCodeMissed.person.tries)
    for (const { status, body } of answers) {
      assert.include(['cardUnknown', 'tooManyAttempts'], body.error.key)
      assert.include([404, 429], status)
    }
  })
})
