/** Statements that are paid out by a payment method (rules 16.12). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { OwnAffiliate, OwnPayout } from '@grandstand/shared-types/wire/affiliates/own'
import type { AffiliateStatementRow } from '@grandstand/shared-types/wire/affiliates/statements'
import { clock } from '#core/timing/clock'
import { must } from '#core/errors/must'
import { forgetProfiles } from '#accounts/queries/betting_profile'
import { payFaults } from '#affiliates/actions/pay_statement'
import {
  affiliateBrand,
  affiliateStatements,
  broughtBy,
  closeAffiliateDay,
  makeAffiliate,
  move,
} from '#tests/affiliates/affiliate_support'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { cashOf, DEFAULT_PASSWORD } from '#tests/support/factories'
import { makeBonusRows } from '#tests/support/bonus_rows'
import { makePaymentMethod } from '#tests/support/payment_rows'
import { requireWholeBooks } from '#tests/support/books'

/** What the one statement pays: 30 % of a stake of 1,000. */
const PAYABLE = 300
const PATH = '/v1/me/affiliate/payout'
const IBAN = 'TR330006100519786457841326'
const FIELDS = JSON.stringify([
  {
    ...{ name: 'iban', titles: { tr: 'IBAN' }, placeHolders: {}, type: 'iban', required: true },
    ...{ minLength: 0, maxLength: 40, options: [] },
  },
])

/** An approved affiliate of a brand with a method for withdrawals that asks for an account number. */
async function office(columns: Record<string, string | number> = {}) {
  const brand = await affiliateBrand()
  const affiliate = await makeAffiliate(brand)
  const method = { fields: FIELDS, ...columns }
  const methodId = (await makePaymentMethod(brand.site.id, 'withdrawal', method))['payment-methods']
  const own = await signInAs(brand.site, affiliate.user)
  return { brand, affiliate, methodId, own, userId: affiliate.user.id }
}

const choose = (own: ApiSession, methodId: number, value = IBAN) =>
  own.put<OwnPayout & Refusal>(PATH, { methodId, values: [{ name: 'iban', value }] })

type Office = Awaited<ReturnType<typeof office>>

/** Draws a statement of 300 up, and approves it. */
async function approved({ brand, affiliate }: Office): Promise<number> {
  await move(await broughtBy(brand, affiliate, { balanceMinor: 9_000 }), 'stake', -1_000)
  await closeAffiliateDay(brand)
  const { id } = must((await affiliateStatements(brand)).at(-1), 'a statement')
  await brand.staff.post(`/v1/affiliate-statements/${id}/approve`)
  return id
}

const pay = async ({ brand }: Office, id: number) =>
  (await brand.staff.post<AffiliateStatementRow>(`/v1/affiliate-statements/${id}/pay`)).body

const payOutAgain = ({ brand }: Office, id: number) =>
  brand.staff.post<AffiliateStatementRow & Refusal>(`/v1/affiliate-statements/${id}/pay-out`)

/** What the affiliate reads of the statement: on the money and on nobody else's matters. */
async function ownStatement({ own }: Office) {
  const { body } = await own.get<OwnAffiliate>('/v1/me/affiliate')
  return must(body.statements[0], 'a statement')
}

const change = ({ methodId }: Office, columns: object) =>
  db.from('payment_methods').where('id', methodId).update(columns)

async function removeMethod(methodId: number) {
  await db.from('payment_banks').where('method_id', methodId).delete()
  await db.from('payment_methods').where('id', methodId).delete()
}

async function user({ userId }: Office, columns: object) {
  await db.from('users').where('id', userId).update(columns)
  forgetProfiles()
}

async function runBonus({ affiliate }: Office) {
  const { 'bonus-grants': id } = await makeBonusRows(affiliate.user)
  await db.from('bonus_grants').where({ id }).update({ state: 'running', ended_at: null })
}

test.group('Payouts of affiliates', (group) => {
  group.each.teardown(async () => {
    payFaults.clear()
    clock.reset()
    await requireWholeBooks()
  })

  test('the affiliate chooses a method, sees the end of the account, and may go back', async ({
    assert,
  }) => {
    const { own, methodId, userId } = await office()
    assert.deepEqual((await own.get<OwnPayout>(PATH)).body, { method: null })
    const chosen = await choose(own, methodId, 'tr33 0006 1005 1978 6457 8413 26')
    assert.deepEqual(chosen.body, { method: { id: methodId, name: 'Havale', ending: '1326' } })
    const logged = await db
      .from('audit_log')
      .where({ action: 'affiliate.payout', actor_id: userId })
    assert.notInclude(JSON.stringify(logged), '1326')
    assert.deepEqual((await own.delete<OwnPayout>(PATH)).body, { method: null })
  })

  test('a method of another brand, one of deposits and a wrong account are refused by name', async ({
    assert,
  }) => {
    const { own, methodId, brand } = await office()
    const other = await office()
    const deposits = (await makePaymentMethod(brand.site.id))['payment-methods']
    for (const strange of [other.methodId, deposits]) {
      const { status, body } = await choose(own, strange)
      assert.deepEqual([status, body.error.key], [404, 'notFound'])
    }
    const wrong = await choose(own, methodId, 'TR00')
    assert.deepEqual(
      [wrong.status, wrong.body.error.fields?.[0]],
      [422, { field: 'iban', key: 'ibanWrong', params: [] }]
    )
    assert.deepEqual((await own.get<OwnPayout>(PATH)).body, { method: null })
  })

  test('only an affiliate may choose, with the password once it was given long ago', async ({
    assert,
  }) => {
    const { brand, methodId, affiliate, own } = await office()
    const player = await broughtBy(brand, affiliate)
    const none = await choose(await signInAs(brand.site, player), methodId)
    assert.deepEqual([none.status, none.body.error.key], [403, 'notAllowed'])
    clock.set(clock.now() + 20 * 60_000)
    const late = await choose(own, methodId)
    assert.equal(late.body.error.fields?.[0]?.field, 'currentPassword')
    const values = [{ name: 'iban', value: IBAN }]
    const given = await own.put(PATH, { methodId, values, currentPassword: DEFAULT_PASSWORD })
    assert.equal(given.status, 200)
  })

  test('paying books the commission and asks for a withdrawal of the same amount, at once', async ({
    assert,
  }) => {
    const of = await office()
    await choose(of.own, of.methodId)
    const row = await pay(of, await approved(of))
    assert.containsSubset(row, { state: 'paid', payoutState: 'waiting', payoutFault: null })
    assert.equal(await cashOf(of.userId), 0)
    const payment = await db
      .from('payments')
      .where('id', must(row.payoutId, 'a payout'))
      .firstOrFail()
    assert.containsSubset(payment, { direction: 'withdrawal', state: 'waiting' })
    assert.equal(Number(payment.amount), PAYABLE)
    assert.equal(Number(payment.user_id), of.userId)
    assert.include(String(payment.form_values), IBAN)
    const told = await ownStatement(of)
    assert.containsSubset(told, { payoutState: 'waiting', payoutFault: null })
    for (const staffOnly of ['payoutId', 'payoutMethodId', 'firstApprovedBy', 'needsTwoOfficers']) {
      assert.notProperty(told, staffOnly)
    }
  })

  test('a refused withdrawal leaves the money in the account, and says so', async ({ assert }) => {
    const of = await office()
    await choose(of.own, of.methodId)
    const { payoutId } = await pay(of, await approved(of))
    await of.brand.staff.post(`/v1/payments/${payoutId}/refuse`, {
      reason: 'The account is closed',
    })
    assert.equal(await cashOf(of.userId), PAYABLE)
    assert.equal((await ownStatement(of)).payoutState, 'refused')
  })

  test('a withdrawal above its method’s bound needs two officers like any other', async ({
    assert,
  }) => {
    const of = await office({ two_officers_above: PAYABLE - 1 })
    await choose(of.own, of.methodId)
    const { payoutId } = await pay(of, await approved(of))
    const { body } = await of.brand.staff.post(`/v1/payments/${payoutId}/approve`)
    assert.containsSubset(body, { state: 'waiting', firstApprovedBy: of.brand.admin.username })
  })

  test('money stays in the account, with the reason, while the brand would refuse the order', async ({
    assert,
  }) => {
    const hindrances: [string, (of: Office) => Promise<unknown>, unknown[]][] = [
      ['minimumWithdrawal', (of) => change(of, { min_amount: PAYABLE + 1 }), [PAYABLE + 1]],
      ['maximumWithdrawal', (of) => change(of, { max_amount: PAYABLE - 1 }), [PAYABLE - 1]],
      ['methodClosed', (of) => change(of, { is_shown: false }), []],
      ['methodClosed', ({ methodId }) => removeMethod(methodId), []],
      ['detailsChanged', (of) => change(of, { fields: FIELDS.replace('"iban"', '"no"') }), []],
      ['bonusRuns', runBonus, []],
      ['accountPassive', (of) => user(of, { status: 0 }), []],
      ['minimumAge', (of) => user(of, { birth_date: '2020-01-01' }), [18]],
    ]
    for (const [key, hinder, params] of hindrances) {
      const of = await office()
      await choose(of.own, of.methodId)
      const id = await approved(of)
      await hinder(of)
      const row = await pay(of, id)
      assert.containsSubset(row, { state: 'paid', payoutId: null, payoutState: null }, key)
      assert.deepEqual(row.payoutFault, { key, params } as typeof row.payoutFault)
      assert.equal(await cashOf(of.userId), PAYABLE)
      assert.lengthOf(await db.from('payments').where('user_id', of.userId), 0)
    }
  })

  test('one withdrawal under way at a method that allows one keeps the next statement in the account', async ({
    assert,
  }) => {
    const of = await office({ max_under_way: 1 })
    await choose(of.own, of.methodId)
    const { payoutId } = await pay(of, await approved(of))
    const { reference } = await db.from('payments').where('id', must(payoutId, 'one')).firstOrFail()
    const { payoutFault } = await pay(of, await approved(of))
    assert.deepEqual(payoutFault, { key: 'paymentUnderWay', params: [reference] })
    assert.equal(await cashOf(of.userId), PAYABLE)
  })

  test('what stayed in the account is paid out when staff ask again, once, and the reason goes', async ({
    assert,
  }) => {
    const of = await office({ max_under_way: 1 })
    await choose(of.own, of.methodId)
    const first = await pay(of, await approved(of))
    const { id } = await pay(of, await approved(of))
    const again = await payOutAgain(of, id)
    assert.equal(again.body.payoutFault?.key, 'paymentUnderWay', 'the first is still under way')
    await of.brand.staff.post(`/v1/payments/${first.payoutId}/refuse`, {
      reason: 'A wrong account',
    })
    await of.brand.staff.post(`/v1/affiliate-statements/${id}/lock`)
    const answers = await Promise.all(Array.from({ length: 4 }, () => payOutAgain(of, id)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409])
    assert.containsSubset(await ownStatement(of), { payoutState: 'waiting', payoutFault: null })
    assert.equal(await cashOf(of.userId), PAYABLE, 'what the refused one gave back')
    assert.equal((await payOutAgain(of, first.id)).body.error.key, 'statementState')
  })

  test('a reason goes, too, where the affiliate wants the money in the account by now', async ({
    assert,
  }) => {
    const of = await office({ min_amount: PAYABLE + 1 })
    await choose(of.own, of.methodId)
    const { id } = await pay(of, await approved(of))
    await of.own.delete(PATH)
    const { body } = await payOutAgain(of, id)
    assert.containsSubset(body, { state: 'paid', payoutState: null, payoutFault: null })
    assert.equal(await cashOf(of.userId), PAYABLE)
  })

  test('a choice is made by an affiliate who earns, and taken back in every state', async ({
    assert,
  }) => {
    for (const [state, status] of Object.entries({ paused: 200, closed: 403 })) {
      const of = await office()
      await choose(of.own, of.methodId)
      const path = `/v1/affiliates/${of.affiliate.id}/state`
      await of.brand.staff.post(path, { state, reason: 'A break for now' })
      assert.equal((await choose(of.own, of.methodId)).status, status, state)
      assert.deepEqual((await of.own.delete<OwnPayout>(PATH)).body, { method: null }, state)
    }
  })

  test('M20: a payment that stops halfway leaves neither money nor withdrawal; six at once make one of each', async ({
    assert,
  }) => {
    const of = await office()
    await choose(of.own, of.methodId)
    const id = await approved(of)
    const path = `/v1/affiliate-statements/${id}/pay`
    for (const step of ['moved', 'posted', 'ordered'] as const) {
      payFaults.listen((reached) => {
        if (reached === step) throw new Error('stopped')
      })
      assert.equal((await of.brand.staff.post(path)).status, 500)
      assert.lengthOf(await db.from('payments').where('user_id', of.userId), 0)
    }
    payFaults.clear()
    const answers = await Promise.all(Array.from({ length: 6 }, () => of.brand.staff.post(path)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409, 409])
    assert.lengthOf(await db.from('payments').where('user_id', of.userId), 1)
    assert.equal(await cashOf(of.userId), 0)
  })

  test('without a choice the money stays in the account, and no reason is named', async ({
    assert,
  }) => {
    const of = await office()
    const row = await pay(of, await approved(of))
    assert.containsSubset(row, { payoutMethodId: null, payoutState: null, payoutFault: null })
    assert.equal(await cashOf(of.userId), PAYABLE)
  })
})
