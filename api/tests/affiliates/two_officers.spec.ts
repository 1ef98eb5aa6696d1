/** A statement above the brand's bound needs two officers (rules 16.7, must-hold M20). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { OwnAffiliate } from '@grandstand/shared-types/wire/affiliates/own'
import type { AuditRow } from '@grandstand/shared-types/wire/audit'
import type { AffiliateStatementRow } from '@grandstand/shared-types/wire/affiliates/statements'
import { BOUND_EASED_AFTER_MS } from '@grandstand/shared-types/sites/officer_bounds'
import { clock } from '#core/timing/clock'
import { must } from '#core/errors/must'
import { payFaults } from '#affiliates/actions/pay_statement'
import {
  affiliateBrand,
  affiliateStatements,
  broughtBy,
  closeAffiliateDay,
  makeAffiliate,
  move,
  type AffiliateBrand,
} from '#tests/affiliates/affiliate_support'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { cashOf, makeUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

/** What the one statement pays: 30 % of a stake of 1,000. */
const PAYABLE = 300

const ask = (session: ApiSession, id: number, what: string) =>
  session.post<AffiliateStatementRow & Refusal>(`/v1/affiliate-statements/${id}/${what}`)

/** An approved statement, and two officers. */
async function office(bound: number | null) {
  const brand = await affiliateBrand({ affiliateTwoOfficersAboveMinor: bound })
  const affiliate = await makeAffiliate(brand)
  await move(await broughtBy(brand, affiliate, { balanceMinor: 9_000 }), 'stake', -1_000)
  await closeAffiliateDay(brand)
  const { id } = must((await affiliateStatements(brand))[0], 'a statement')
  await ask(brand.staff, id, 'approve')
  return { brand, first: brand.staff, second: await officerOf(brand), id, user: affiliate.user }
}

const officerOf = async ({ site }: AffiliateBrand) =>
  signInAs(site, await makeUser({ site, type: 'admin' }))

const paymentsOf = (id: number) =>
  db.from('ledger_transfers').where({ reference_type: 'affiliatePayout', reference_id: id })

test.group('Two officers for a statement of an affiliate', (group) => {
  group.each.teardown(async () => {
    payFaults.clear()
    clock.reset()
    await requireWholeBooks()
  })

  test('above the bound the first leaves a mark, and the second must be another person', async ({
    assert,
  }) => {
    const { brand, first, second, id, user } = await office(PAYABLE - 1)
    const marked = await ask(first, id, 'pay')
    assert.containsSubset(marked.body, {
      ...{ state: 'approved', needsTwoOfficers: true, firstApprovedBy: brand.admin.username },
    })
    assert.equal(await cashOf(user.id), 0)
    const affiliate = await signInAs(brand.site, user)
    const { body: own } = await affiliate.get<OwnAffiliate>('/v1/me/affiliate')
    assert.notInclude(JSON.stringify(own), brand.admin.username)
    assert.notProperty(own.statements[0], 'firstApprovedBy')
    const again = await ask(first, id, 'pay')
    assert.deepEqual([again.status, again.body.error.key], [403, 'sameOfficer'])
    assert.equal((await ask(second, id, 'pay')).body.state, 'paid')
    const { body: log } = await second.list<AuditRow>('audit-log', {
      filter: {
        subjectType: 'affiliateStatement',
        subjectId: id,
        action: 'affiliateStatement.pay',
      },
    })
    assert.include(Object.values(log[0]?.names ?? {}), brand.admin.username)
    assert.equal(await cashOf(user.id), PAYABLE)
    const late = await ask(first, id, 'pay')
    assert.deepEqual([late.status, late.body.error.key], [409, 'statementState'])
  })

  test('at the bound, and without one, one officer is enough', async ({ assert }) => {
    for (const bound of [PAYABLE, null]) {
      const { first, id } = await office(bound)
      const { body } = await ask(first, id, 'pay')
      assert.containsSubset(body, { state: 'paid', needsTwoOfficers: false })
    }
  })

  test('of a bound of 0 every payment needs two', async ({ assert }) => {
    const { first, id } = await office(0)
    assert.equal((await ask(first, id, 'pay')).body.state, 'approved')
  })

  test('the first may take the own approval back, and then counts as none', async ({ assert }) => {
    const { first, second, id } = await office(0)
    const none = await ask(first, id, 'withdraw-approval')
    assert.deepEqual([none.status, none.body.error.key], [409, 'statementState'])
    await ask(first, id, 'pay')
    const theirs = await ask(second, id, 'withdraw-approval')
    assert.deepEqual([theirs.status, theirs.body.error.key], [403, 'notAllowed'])
    const back = await ask(first, id, 'withdraw-approval')
    assert.containsSubset(back.body, { state: 'approved', firstApprovedBy: null })
    assert.equal((await ask(second, id, 'pay')).body.state, 'approved', 'now the first one')
    assert.equal((await ask(first, id, 'pay')).body.state, 'paid')
  })

  test('M20: officers who pay at once pay once, and one alone counts once', async ({ assert }) => {
    const { first, second, id, user } = await office(0)
    const alone = await Promise.all([first, first, first].map((one) => ask(one, id, 'pay')))
    assert.deepEqual(alone.map(({ status }) => status).sort(), [200, 403, 403])
    assert.lengthOf(await paymentsOf(id), 0)
    const answers = await Promise.all(
      [second, first, second, first].map((one) => ask(one, id, 'pay'))
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
    assert.lengthOf(await paymentsOf(id), 1)
    assert.equal(await cashOf(user.id), PAYABLE)
  })

  test('M20: a payment that stops halfway leaves the mark and no money, and is made once', async ({
    assert,
  }) => {
    const { first, second, id, user } = await office(0)
    await ask(first, id, 'pay')
    for (const step of ['moved', 'posted'] as const) {
      payFaults.listen((reached) => {
        if (reached === step) throw new Error('stopped')
      })
      assert.equal((await ask(second, id, 'pay')).status, 500)
      assert.equal(await cashOf(user.id), 0)
    }
    payFaults.clear()
    assert.equal((await ask(second, id, 'pay')).body.state, 'paid')
    assert.lengthOf(await paymentsOf(id), 1)
  })

  test('an amount in another currency than the brand’s counts as above every bound', async ({
    assert,
  }) => {
    const { first, id } = await office(1_000_000)
    await db.from('affiliate_statements').where({ id }).update({ currency: 'EUR' })
    const { body } = await ask(first, id, 'pay')
    assert.containsSubset(body, { state: 'approved', needsTwoOfficers: true })
  })

  test('a bound below 0 is refused, and an empty one ends it', async ({ assert }) => {
    const { brand, first, id } = await office(0)
    const set = (bound: number | null) =>
      first.put<Refusal>(`/v1/sites/${brand.site.id}`, {
        settings: { affiliateTwoOfficersAboveMinor: bound },
      })
    const below = await set(-1)
    assert.deepEqual(
      [below.status, below.body.error.key, below.body.error.fields?.[0]?.field],
      [422, 'validationFailed', 'settings.affiliateTwoOfficersAboveMinor']
    )
    assert.equal((await set(null)).status, 200)
    clock.set(clock.now() + BOUND_EASED_AFTER_MS)
    assert.equal((await ask(first, id, 'pay')).body.state, 'paid')
  })

  test('who raises or lifts the bound pays alone a day later at the earliest', async ({
    assert,
  }) => {
    for (const bound of [null, PAYABLE]) {
      const { brand, first, second, id } = await office(PAYABLE - 1)
      const path = `/v1/sites/${brand.site.id}`
      // what still counts is nobody's to send
      const settings = { affiliateTwoOfficersAboveMinor: bound, easedBounds: {} }
      assert.equal((await first.put(path, { settings })).status, 200)
      assert.equal((await first.put(path, { title: 'Another' })).status, 200)
      const { body } = await ask(first, id, 'pay')
      assert.containsSubset(body, { state: 'approved', needsTwoOfficers: true })
      assert.equal((await ask(first, id, 'pay')).body.error.key, 'sameOfficer')
      assert.equal((await ask(second, id, 'pay')).body.state, 'paid')
    }
  })
})
