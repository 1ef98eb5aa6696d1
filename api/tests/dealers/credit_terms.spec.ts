/** The terms on which credit moves: maxima, reasons, credit limits, slips. */
import { test } from '@japa/runner'
import type { CreditSlip } from '@grandstand/shared-types/wire/people/dealers'
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { SiteSettingsData } from '#sites/settings'
import { clock } from '#core/timing/clock'
import { branch, DEALER_RIGHTS, move, quoteOf } from '#tests/dealers/credit_support'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { cashOf, makeSite, makeUser, type TestUser } from '#tests/support/factories'

test.group('Maxima of credit', (group) => {
  group.each.teardown(() => clock.reset())

  test('of one movement: the strictest of the brand and of every dealer above', async ({
    assert,
  }) => {
    const settings = { credit: { maxTransferMinor: 900, maxDayMinor: 0, needsReason: false } }
    const { sub, player, asDealer, asSub } = await branch(settings, { maxTransferMinor: 800 })
    assert.deepEqual((await quoteOf(asDealer, sub)).send, { mostMinor: 800, bound: 'perTransfer' })
    const { status, body } = await move(asDealer, sub, 'send', 801)
    assert.equal(status, 422)
    assert.equal(body.error.message, 'creditTransferMax|800')
    assert.equal((await move(asDealer, sub, 'send', 800)).status, 201)
    assert.equal((await move(asDealer, sub, 'send', 800)).status, 201)
    assert.equal((await move(asSub, player, 'send', 801)).body.error.key, 'creditTransferMax')
    assert.deepEqual((await quoteOf(asSub, player)).send, { mostMinor: 800, bound: 'perTransfer' })
  })

  test('do not bind movements in another currency', async ({ assert }) => {
    const settings = { credit: { maxTransferMinor: 100, maxDayMinor: 100, needsReason: false } }
    const { site, asAdmin } = await branch(settings)
    const euro = { site, type: 'dealer', currency: 'EUR', permissions: DEALER_RIGHTS } as const
    const dealer = await makeUser({ ...euro, balanceMinor: 5_000, maxTransferMinor: 700 })
    const player = await makeUser({ site, type: 'player', parent: dealer, currency: 'EUR' })
    assert.equal((await move(asAdmin, dealer, 'send', 900)).status, 201)
    assert.deepEqual((await quoteOf(asAdmin, dealer)).send, { mostMinor: null, bound: null })
    const asDealer = await signInAs(site, dealer)
    assert.deepEqual((await quoteOf(asDealer, player)).send, {
      mostMinor: 700,
      bound: 'perTransfer',
    })
    assert.equal((await move(asDealer, player, 'send', 700)).status, 201)
  })

  test('of a day: counted in each direction, in the time zone of the brand', async ({ assert }) => {
    const settings = {
      timeZone: 'Europe/Istanbul',
      credit: { maxTransferMinor: 0, maxDayMinor: 1_000, needsReason: false },
    }
    // 20:59 UTC is a minute before midnight in Istanbul
    clock.set(Date.UTC(2027, 0, 5, 20, 59), { frozen: true })
    const { sub, asDealer } = await branch(settings)
    assert.equal((await move(asDealer, sub, 'send', 700)).status, 201)
    assert.deepEqual((await quoteOf(asDealer, sub)).send, { mostMinor: 300, bound: 'perDay' })
    assert.equal(
      (await move(asDealer, sub, 'send', 301)).body.error.message,
      'creditDayMax|1000|300'
    )
    assert.equal((await move(asDealer, sub, 'take', 700)).status, 201)
    assert.equal((await move(asDealer, sub, 'send', 301)).status, 422)

    clock.set(Date.UTC(2027, 0, 5, 21, 0), { frozen: true })
    assert.equal((await move(asDealer, sub, 'send', 1_000)).status, 201)
    assert.equal((await move(asDealer, sub, 'send', 1)).body.error.message, 'creditDayMax|1000|0')
  })

  test('S14: of a day bind thirty requests at once', async ({ assert }) => {
    const settings = { credit: { maxTransferMinor: 0, maxDayMinor: 1_000, needsReason: false } }
    const { sub, player, asDealer, asAdmin } = await branch(settings)
    const answers = await Promise.all([
      ...Array.from({ length: 30 }, () => move(asDealer, sub, 'send', 100)),
      ...Array.from({ length: 30 }, () => move(asAdmin, player, 'send', 100)),
    ])
    const refused = answers.filter(({ status }) => status !== 201)
    assert.equal(answers.length - refused.length, 20)
    assert.isTrue(refused.every(({ body }) => body.error.key === 'creditDayMax'))
    assert.deepEqual([await cashOf(sub.id), await cashOf(player.id)], [1_000, 1_000])
  })

  test('a reason is required where the brand asks for one', async ({ assert }) => {
    const settings = { credit: { maxTransferMinor: 0, maxDayMinor: 0, needsReason: true } }
    const { sub, asDealer } = await branch(settings)
    assert.isTrue((await quoteOf(asDealer, sub)).needsReason)
    for (const note of [undefined, '   ']) {
      const { status, body } = await move(asDealer, sub, 'send', 100, note)
      assert.equal(status, 422)
      assert.equal(body.errors?.['note'], 'isRequiredArea')
    }
    assert.equal((await move(asDealer, sub, 'send', 100, 'weekly float')).status, 201)
  })

  test('a time zone that does not exist is refused', async ({ assert }) => {
    const { site, asAdmin } = await branch()
    const bad = await asAdmin.put<Refusal>(`/v1/sites/${site.id}`, {
      settings: { timeZone: 'Mars/X' },
    })
    assert.equal(bad.body.errors?.['settings.timeZone'], 'formWrong|Europe/Istanbul')
    const good = await asAdmin.put<{ settings: SiteSettingsData }>(`/v1/sites/${site.id}`, {
      settings: { timeZone: 'Europe/Berlin', credit: { maxDayMinor: 5 } },
    })
    assert.containsSubset(good.body.settings, {
      timeZone: 'Europe/Berlin',
      credit: { maxDayMinor: 5, maxTransferMinor: 0, needsReason: false },
    })
  })
})

test.group('Terms of credit', () => {
  test('a credit limit is set by users above with the permission, up to their own limit', async ({
    assert,
  }) => {
    const site = await makeSite()
    const permissions: Permission[] = [...DEALER_RIGHTS, 'credit.terms']
    const dealer = await makeUser({ site, type: 'dealer', permissions, creditLimitMinor: 500 })
    const plain = await makeUser({ site, type: 'dealer', permissions: DEALER_RIGHTS })
    const player = await makeUser({ site, type: 'player', parent: dealer })
    const other = await makeUser({ site, type: 'player', parent: plain })
    const foreign = await makeUser({ site, type: 'player', parent: dealer, currency: 'EUR' })
    const session = await signInAs(site, dealer)
    const set = (by: ApiSession, user: TestUser, terms: object) =>
      by.put<UserRow & Refusal>(`/v1/users/${user.id}`, terms)

    assert.equal((await set(session, player, { creditLimit: 500 })).body.creditLimit, 500)
    const above = await set(session, player, { creditLimit: 501 })
    assert.equal(above.body.errors?.['creditLimit'], 'amountTooLarge|500')
    const abroad = await set(session, foreign, { creditLimit: 1 })
    assert.equal(abroad.body.error.message, 'currencyDiffers|TRY|EUR')
    const without = await signInAs(site, plain)
    for (const terms of [
      { creditLimit: 1 },
      { maxTransferMinor: 1 },
      { maxDayTransfersMinor: 1 },
    ]) {
      assert.equal((await set(without, other, terms)).status, 403)
    }
    assert.equal((await set(without, other, { creditLimit: 0, maxTransferMinor: 0 })).status, 200)
  })

  test('a slip shows balances only of the reader’s branch', async ({ assert }) => {
    const { dealer, sub, asDealer, asSub, asAdmin } = await branch()
    const { body } = await move(asDealer, sub, 'send', 3_000, 'first float')
    const slipFor = (session: ApiSession) =>
      session.get<CreditSlip>(`/v1/credit-slips/${body.transferId}`)
    const seen = {
      transferId: body.transferId,
      kind: 'creditSent',
      amountMinor: 3_000,
      currency: 'TRY',
      note: 'first float',
      user: { username: sub.username, balance: { beforeMinor: 0, afterMinor: 3_000 } },
      debt: { beforeMinor: 0, afterMinor: 3_000 },
    }
    const balance = { beforeMinor: 10_000, afterMinor: 7_000 }
    for (const session of [asDealer, asAdmin]) {
      const actor = { username: dealer.username, isHouse: false, balance }
      assert.containsSubset((await slipFor(session)).body, { ...seen, actor })
    }
    assert.containsSubset((await slipFor(asSub)).body, { ...seen, actor: { balance: null } })

    const paid = await move(asDealer, sub, 'repay', 500)
    const slip = await asDealer.get<CreditSlip>(`/v1/credit-slips/${paid.body.transferId}`)
    assert.containsSubset(slip.body, { kind: 'debtPaid', amountMinor: 500 })
    assert.deepEqual(slip.body.debt, { beforeMinor: 3_000, afterMinor: 2_500 })
    const { site } = await branch()
    const stranger = await makeUser({ site, type: 'dealer', permissions: DEALER_RIGHTS })
    assert.equal((await slipFor(await signInAs(site, stranger))).status, 404)
  })
})
