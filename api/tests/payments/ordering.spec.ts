import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type {
  PaymentAnswer,
  PaymentCategoryView,
  PaymentOrder,
  PaymentPage,
  PaymentView,
} from '@grandstand/shared-types/wire/money/payments'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import type { Gateway, GatewayAnswer } from '#payments/gateways/gateway'
import { addGateway } from '#payments/gateways/gateways'
import { makeMethod, openFor, stepsOf } from '#tests/payments/payment_support'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { cashOf, makeSite, makeUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

const order = (
  session: ApiSession,
  path: 'deposits' | 'withdrawals',
  body: Partial<PaymentOrder> | Record<string, unknown> | string,
  key: string = randomUUID()
) =>
  session.post<PaymentAnswer & Refusal>(
    `/v1/${path}`,
    typeof body === 'string' ? body : { amountMinor: 1_000, values: [], ...body },
    { 'idempotency-key': key }
  )

async function signedIn(cash = 0) {
  const site = await makeSite()
  const player = await makeUser({ site, type: 'player', balanceMinor: cash })
  return { site, player, session: await signInAs(site, player) }
}

/** A gateway that gives one answer, or throws. */
function standIn(answer: GatewayAnswer | Error): { gateway: Gateway; remove: () => void } {
  const gateway: Gateway = {
    name: `test${randomUUID().slice(0, 8)}`,
    begin: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
  }
  return { gateway, remove: addGateway(gateway) }
}

const paymentsOf = (userId: number) => db.from('payments').where('user_id', userId)

test.group('Orders of players', (group) => {
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  test('methods are listed by language, currency, country and branch', async ({ assert }) => {
    const site = await makeSite()
    const dealer = await makeUser({ site, type: 'dealer' })
    const inside = await makeUser({ site, type: 'player', parent: dealer })
    const outside = await makeUser({ site, type: 'player' })
    const everywhere = await makeMethod(site.id)
    const branch = await makeMethod(site.id, 'deposit', {
      branches: JSON.stringify([dealer.username]),
    })
    await makeMethod(site.id, 'deposit', { currencies: '["EUR"]' })
    await makeMethod(site.id, 'deposit', { countries: '["DE"]' })
    await makeMethod(site.id, 'deposit', { is_shown: 0 })
    await makeMethod(site.id, 'withdrawal')
    const methodsOf = async (session: ApiSession, language = 'tr') => {
      const path = `/v1/me/payment-categories?direction=deposit&language=${language}`
      const { body } = await session.get<PaymentCategoryView[]>(path)
      return body.flatMap(({ methods }) => methods.map(({ id, name }) => [id, name]))
    }
    const asInside = await signInAs(site, inside)
    assert.deepEqual(await methodsOf(asInside), [
      [everywhere, 'Banka'],
      [branch, 'Banka'],
    ])
    assert.deepEqual((await methodsOf(asInside, 'en')).at(0), [everywhere, 'Bank'])
    const asOutside = await signInAs(site, outside)
    assert.deepEqual(await methodsOf(asOutside), [[everywhere, 'Banka']])
    const { status, body } = await order(asOutside, 'deposits', { methodId: branch })
    assert.deepEqual([status, body.error.key], [403, 'methodClosed'])
  })

  test('the method that the player used last stands first, with its category', async ({
    assert,
  }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player' })
    const [first, second] = [await makeMethod(site.id), await makeMethod(site.id)]
    await openFor(player, { methodId: second })
    const session = await signInAs(site, player)
    const path = '/v1/me/payment-categories?direction=deposit'
    const { body } = await session.get<PaymentCategoryView[]>(path)
    assert.deepEqual(
      body.map(({ methods }) => methods[0]?.id),
      [second, first]
    )
  })

  test('fields are titled in the language of the player, of the brand, in any, or by their name', async ({
    assert,
  }) => {
    const { site, player } = await signedIn()
    const rest = { type: 'text', minLength: 3, maxLength: 9, required: true, options: [] }
    const fields = [
      { ...rest, name: 'both', titles: { tr: 'Ad', de: 'Name' }, placeHolders: { tr: 'Ayşe' } },
      { ...rest, name: 'another', titles: { en: 'Code' }, placeHolders: {} },
      { ...rest, name: 'none', titles: {}, placeHolders: {} },
    ]
    const methodId = await makeMethod(site.id, 'deposit', { fields: JSON.stringify(fields) })
    const seenIn = async (language: string) => {
      await db.from('users').where('id', player.id).update({ language })
      const session = await signInAs(site, player)
      const path = '/v1/me/payment-categories?direction=deposit'
      const { body } = await session.get<PaymentCategoryView[]>(path)
      const { body: refusal } = await order(session, 'deposits', { methodId })
      return {
        form: body[0]?.methods[0]?.fields.map((field) => [field.title, field.placeHolder]),
        fault: refusal.error.fields?.[0],
      }
    }
    const fault = (title: string) => ({
      field: 'both',
      key: 'minLengthMaxLength',
      params: [title, 3, 9],
    })
    assert.containsSubset(await seenIn('de'), {
      form: [
        ['Name', 'Ayşe'],
        ['Code', ''],
        ['none', ''],
      ],
      fault: fault('Name'),
    })
    assert.containsSubset(await seenIn('az'), {
      form: [
        ['Ad', 'Ayşe'],
        ['Code', ''],
        ['none', ''],
      ],
      fault: fault('Ad'),
    })
  })

  test('M15 a double click holds a withdrawal once, and cancelling returns it whole', async ({
    assert,
  }) => {
    const { site, player, session } = await signedIn(3_000)
    const methodId = await makeMethod(site.id, 'withdrawal')
    const key = randomUUID()
    const answers = await Promise.all(
      [1, 2, 3].map(() => order(session, 'withdrawals', { methodId }, key))
    )
    const references = new Set(answers.map(({ body }) => body.payment.reference))
    assert.equal(references.size, 1)
    assert.equal(await cashOf(player.id), 2_000)
    const [reference] = references
    const seen = await session.get<PaymentView>(`/v1/me/payments/${reference}`)
    assert.containsSubset(seen.body, { state: 'waiting', mayCancel: true })
    const cancel = () => session.post<PaymentView>(`/v1/me/payments/${reference}/cancel`)
    const cancels = await Promise.all([cancel(), cancel()])
    assert.sameMembers(
      cancels.map(({ status }) => status),
      [200, 409]
    )
    assert.equal(await cashOf(player.id), 3_000)
    const list = await session.get<PaymentPage>('/v1/me/payments?direction=withdrawal')
    assert.lengthOf(list.body.rows, 1)
  })

  test('M15 two tabs at once do not withdraw the same money twice', async ({ assert }) => {
    const { site, player, session } = await signedIn(1_500)
    const methodId = await makeMethod(site.id, 'withdrawal')
    const answers = await Promise.all([1, 2].map(() => order(session, 'withdrawals', { methodId })))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [201, 422]
    )
    assert.equal(await cashOf(player.id), 500)
  })

  test('what no payment can be is refused by name, and moves no money', async ({ assert }) => {
    const { site, player, session } = await signedIn(5_000)
    const field = { name: 'kind', titles: {}, type: 'select', placeHolders: {}, minLength: 0 }
    const fields = JSON.stringify([{ ...field, maxLength: 9, required: true, options: ['a', 'b'] }])
    const methodId = await makeMethod(site.id, 'withdrawal', { fields })
    const foreign = await makeMethod((await makeSite()).id, 'withdrawal')
    const values = [{ name: 'kind', value: 'a' }]
    const bad: [Record<string, unknown> | string, string][] = [
      [`{"methodId":${methodId},"amountMinor":1e308,"values":[]}`, 'validationFailed'],
      [{ methodId, amountMinor: '1,000', values }, 'validationFailed'],
      [{ methodId, amountMinor: '1e3', values }, 'validationFailed'],
      [{ methodId, amountMinor: -1_000, values }, 'validationFailed'],
      [{ methodId, amountMinor: 10.5, values }, 'validationFailed'],
      [{ methodId, amountMinor: 99, values }, 'validationFailed'],
      [{ methodId, amountMinor: 100_001, values }, 'validationFailed'],
      [{ methodId, values: [{ name: 'kind', value: 'c' }] }, 'validationFailed'],
      [{ methodId, values: [...values, { name: 'own', value: 'a' }] }, 'validationFailed'],
      [{ methodId, values: [] }, 'validationFailed'],
      [{ methodId, values, returnUrl: 'https://else.example' }, 'validationFailed'],
      [{ methodId, values, bankId: 1 }, 'validationFailed'],
      [{ methodId: foreign, values: [] }, 'notFound'],
      [{ methodId: 999_999_999, values: [] }, 'notFound'],
      [{ methodId, values, amountMinor: 6_000 }, 'withdrawableOnly'],
    ]
    for (const [body, key] of bad) {
      const answer = await order(session, 'withdrawals', body)
      assert.equal(answer.body.error.key, key, JSON.stringify(body))
    }
    assert.equal((await order(session, 'deposits', { methodId, values })).status, 404)
    const depositId = await makeMethod(site.id)
    for (const amountMinor of ['1,000', '1e3', -1_000, 10.5, 0, 1e15, null]) {
      const answer = await order(session, 'deposits', { methodId: depositId, amountMinor })
      assert.equal(answer.body.error.key, 'validationFailed', String(amountMinor))
    }
    assert.lengthOf(await paymentsOf(player.id), 0)
    assert.equal(await cashOf(player.id), 5_000)
  })

  test('A6 the own deposit limit binds orders, with those that are on their way', async ({
    assert,
  }) => {
    const { site, player, session } = await signedIn()
    const methodId = await makeMethod(site.id)
    await db.table('own_limits').insert({
      user_id: player.id,
      kind: 'deposit',
      period: 'day',
      value: 1_500,
      asked_at: clock.now(),
      confirmable_at: clock.now(),
      confirmed_at: clock.now(),
    })
    assert.equal((await order(session, 'deposits', { methodId })).status, 201)
    const { status, body } = await order(session, 'deposits', { methodId, amountMinor: 501 })
    assert.deepEqual([status, body.error.key], [422, 'ownDepositLimit'])
    assert.equal((await order(session, 'deposits', { methodId, amountMinor: 500 })).status, 201)
  })

  test('A7 an excluded player does not deposit, and withdraws', async ({ assert }) => {
    const { site, player, session } = await signedIn(2_000)
    const deposit = await makeMethod(site.id)
    const withdrawal = await makeMethod(site.id, 'withdrawal')
    await session.post('/v1/me/protection/exclusions', { kind: 'timeOut', days: 7 })
    const asExcluded = await signInAs(site, player)
    const refused = await order(asExcluded, 'deposits', { methodId: deposit })
    assert.deepEqual([refused.status, refused.body.error.key], [403, 'selfExcluded'])
    const { status } = await order(asExcluded, 'withdrawals', { methodId: withdrawal })
    assert.equal(status, 201)
    assert.equal(await cashOf(player.id), 1_000)
  })

  test('S6 a gateway may lead to the origins of its method alone', async ({ assert }) => {
    const { site, session } = await signedIn()
    for (const url of ['https://pay.example.evil.test/x', 'javascript:alert(1)', '//pay.example']) {
      const { gateway, remove } = standIn({ state: 'sent', gatewayReference: null, url })
      const methodId = await makeMethod(site.id, 'deposit', {
        gateway: gateway.name,
        allowed_origins: '["https://pay.example"]',
      })
      const { body } = await order(session, 'deposits', { methodId })
      remove()
      assert.equal(body.error.key, 'gatewayFailed', url)
      const [payment] = await db.from('payments').where('method_id', methodId)
      const last = (await stepsOf(Number(payment.id))).at(-1)
      assert.containsSubset(last, { state: 'failed', note: 'strangeAddress' })
    }
    const url = 'https://pay.example/page'
    const { gateway, remove } = standIn({ state: 'sent', gatewayReference: randomUUID(), url })
    const methodId = await makeMethod(site.id, 'deposit', {
      gateway: gateway.name,
      allowed_origins: '["https://pay.example"]',
    })
    const key = randomUUID()
    const first = await order(session, 'deposits', { methodId }, key)
    const again = await order(session, 'deposits', { methodId }, key)
    remove()
    assert.deepEqual(first.body.next, { opens: 'redirect', url, origins: ['https://pay.example'] })
    assert.deepEqual(again.body.next, first.body.next)
  })

  test('a silent gateway leaves the payment open, one that refuses ends it', async ({ assert }) => {
    const { site, player, session } = await signedIn()
    const silent = standIn(new Error('timeout'))
    const open = await makeMethod(site.id, 'deposit', { gateway: silent.gateway.name })
    const waits = await order(session, 'deposits', { methodId: open })
    silent.remove()
    assert.containsSubset(waits.body, { payment: { state: 'created' }, next: null })
    const refusing = standIn(new AppError('gatewayFailed'))
    const closed = await makeMethod(site.id, 'deposit', { gateway: refusing.gateway.name })
    const { status, body } = await order(session, 'deposits', { methodId: closed })
    refusing.remove()
    assert.deepEqual([status, body.error.key], [502, 'gatewayFailed'])
    const states = (await paymentsOf(player.id)).map(({ state }) => String(state))
    assert.sameMembers(states, ['created', 'failed'])
    assert.equal(await cashOf(player.id), 0)
  })
})
