/** A bonus above the brand's bound needs two officers (rules 15.2). */
import { test } from '@japa/runner'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import type { BonusGiven, BonusRequestRow } from '@grandstand/shared-types/wire/bonuses/office'
import { clock } from '#core/timing/clock'
import { confirmWaiting } from '#bonuses/requests/confirm_waiting'
import { ask, offer, pocketsOf } from '#tests/bonuses/bonus_support'
import { makeBettor } from '#tests/coupons/support'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

/** What the offer gives: a tenth of a loss. */
const LOSS = 10_000
const BONUS = 1_000
const TENTH = { confirmedBy: 'staff', percentMilli: 10_000, amountMinor: 0 } as const

const act = (officer: ApiSession, id: number, what: string, body: object = {}) =>
  officer.post<BonusRequestRow & Refusal>(`/v1/bonus-requests/${id}/${what}`, body)

/** Two officers of a brand with a bound, and a player without money. */
async function office(bonusTwoOfficersAboveMinor: number | null) {
  const settings = { bonusTwoOfficersAboveMinor }
  const bettor = await makeBettor({ settings, user: { balanceMinor: 0 } })
  const { site } = bettor
  const admin = await makeUser({ site, type: 'admin' })
  const first = await signInAs(site, admin)
  const second = await signInAs(site, await makeUser({ site, type: 'admin' }))
  return { ...bettor, admin, first, second }
}

/** The same, and a request of the player. */
async function asked(bound: number | null, terms: Partial<BonusTerms> = TENTH) {
  const those = await office(bound)
  const { body } = await ask(those.session, await offer(those.site.id, 'cashback', terms))
  return { ...those, id: body.requestId }
}

test.group('Two officers for a bonus', (group) => {
  group.each.teardown(async () => {
    clock.reset()
    await requireWholeBooks()
  })

  test('above the bound the first leaves a mark, and the second must be another person', async ({
    assert,
  }) => {
    const { id, admin, first, second, player } = await asked(BONUS - 1)
    const marked = await act(first, id, 'confirm', { baseMinor: LOSS })
    assert.containsSubset(marked.body, {
      ...{ status: 0, firstApprovedBy: admin.username, firstApprovedMinor: BONUS },
    })
    assert.deepEqual(await pocketsOf(player.id), {})
    const again = await act(first, id, 'confirm', { baseMinor: LOSS })
    assert.deepEqual([again.status, again.body.error.key], [403, 'sameOfficer'])
    assert.equal((await act(second, id, 'confirm')).body.status, 1, 'by the base of the first')
    assert.deepEqual(await pocketsOf(player.id), { bonus: BONUS })
    const late = await act(first, id, 'confirm')
    assert.deepEqual([late.status, late.body.error.key], [409, 'bonusOver'])
  })

  test('at the bound, and without one, one officer is enough', async ({ assert }) => {
    for (const bound of [BONUS, null]) {
      const { id, first } = await asked(bound)
      assert.equal((await act(first, id, 'confirm', { baseMinor: LOSS })).body.status, 1)
    }
  })

  test('a second officer who approves more is a first one, and less is enough', async ({
    assert,
  }) => {
    const { id, first, second, player } = await asked(0)
    await act(first, id, 'confirm', { baseMinor: LOSS })
    const more = await act(second, id, 'confirm', { baseMinor: 2 * LOSS })
    assert.containsSubset(more.body, { status: 0, firstApprovedMinor: 2 * BONUS })
    assert.equal((await act(first, id, 'confirm', { baseMinor: LOSS / 2 })).body.status, 1)
    assert.deepEqual(await pocketsOf(player.id), { bonus: BONUS / 2 })
  })

  test('the first may take the own approval back, and then counts as none', async ({ assert }) => {
    const { id, first, second } = await asked(0)
    const none = await act(first, id, 'withdraw-approval')
    assert.deepEqual([none.status, none.body.error.key], [409, 'bonusOver'])
    await act(first, id, 'confirm', { baseMinor: LOSS })
    const theirs = await act(second, id, 'withdraw-approval')
    assert.deepEqual([theirs.status, theirs.body.error.key], [403, 'notAllowed'])
    const back = await act(first, id, 'withdraw-approval')
    assert.containsSubset(back.body, { status: 0, firstApprovedBy: null, firstApprovedMinor: null })
    assert.equal((await act(second, id, 'confirm', { baseMinor: LOSS })).body.status, 0)
  })

  test('officers who confirm at once give one bonus', async ({ assert }) => {
    const { id, first, second, player } = await asked(0)
    const both = [first, second, first, second]
    const answers = await Promise.all(
      both.map((officer) => act(officer, id, 'confirm', { baseMinor: LOSS }))
    )
    assert.equal(answers.filter(({ body }) => body.status === 1).length, 1)
    assert.deepEqual(await pocketsOf(player.id), { bonus: BONUS })
  })

  test('what staff give above the bound waits for a second officer, and for no rule', async ({
    assert,
  }) => {
    const { site, player, session, admin, first, second } = await office(BONUS - 1)
    const bonusId = await offer(site.id, 'manual', { confirmedBy: 'rule' })
    const give = (key: string) =>
      first.post<BonusGiven & Refusal>(
        '/v1/bonus-grants',
        { bonusId, username: player.username, baseMinor: 0, reason: 'A loyal player' },
        { 'idempotency-key': key }
      )
    const { status, body } = await give('given-once')
    assert.equal(status, 201)
    assert.isNull(body.grant)
    assert.containsSubset(body.request, {
      ...{ status: 0, firstApprovedBy: admin.username, firstApprovedMinor: BONUS },
    })
    assert.deepEqual((await give('given-once')).body.request?.id, body.request?.id)
    const other = await give('given-again')
    assert.deepEqual([other.status, other.body.error.key], [409, 'bonusRequested'])
    assert.equal(await confirmWaiting(player.id), 0)
    assert.deepEqual(await pocketsOf(player.id), {})
    const id = body.request?.id ?? 0
    assert.equal((await act(first, id, 'confirm')).status, 403)
    assert.equal((await act(second, id, 'confirm')).body.status, 1)
    assert.deepEqual(await pocketsOf(player.id), { bonus: BONUS })
    assert.equal((await session.get<unknown[]>('/v1/me/bonus-grants')).body.length, 1)
  })

  test('a bonus in another currency counts as above the bound', async ({ assert }) => {
    const { site, first } = await office(1_000_000)
    const euros = await makeUser({ site, type: 'player', currency: 'EUR' })
    const { body } = await first.post<BonusGiven>(
      '/v1/bonus-grants',
      {
        bonusId: await offer(site.id, 'manual', { currency: 'EUR' }),
        ...{ username: euros.username, baseMinor: 0, reason: 'A loyal player' },
      },
      { 'idempotency-key': 'given-in-euros' }
    )
    assert.isNull(body.grant)
  })
})
