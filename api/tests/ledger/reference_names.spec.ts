import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { TransactionView } from '@grandstand/shared-types/wire/money/ledger'
import { recordAudit } from '#audit/record_audit'
import { makeBettor, place, slip } from '#tests/coupons/support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { signInAs } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

interface Named {
  referenceType: string | null
  referenceName: string | null
}

async function coupon() {
  const { site, session } = await makeBettor()
  const match = await makeMatch()
  const { body } = await place(
    session,
    slip([[outcomeOf(match, '1', '1'), 2000]], { oddsChange: 'any' })
  )
  const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
  return { coupon: body, player: session, admin, siteId: site.id }
}

const filter = (value: object) => `?filter=${encodeURIComponent(JSON.stringify(value))}`

test.group('A coupon is named by its code', () => {
  test('in entries, transfers and their files', async ({ assert }) => {
    const { coupon: placed, admin } = await coupon()
    const about = { referenceType: 'coupon', referenceId: placed.id }
    for (const list of ['ledger-entries', 'ledger-transfers']) {
      const { body } = await admin.get<Named[]>(`/v1/${list}${filter(about)}`)
      assert.isNotEmpty(body, list)
      for (const row of body) assert.equal(row.referenceName, placed.code, list)
      const file = await admin.post<string>(`/v1/${list}/export`, {
        filter: about,
        columns: [{ field: 'referenceName', label: 'Coupon' }],
        decimal: '.',
        timeZone: 'UTC',
      })
      assert.include(file.body, placed.code, list)
    }
  })

  test("in the player's own transactions", async ({ assert }) => {
    const { coupon: placed, player } = await coupon()
    const { body } = await player.get<TransactionView[]>('/v1/transactions')
    const [stake] = body
    assert.containsSubset(stake, {
      type: 'stake',
      referenceType: 'coupon',
      referenceId: placed.id,
      referenceName: placed.code,
    })
  })

  test('in the audit log, as the subject and among the coupons of a debt', async ({ assert }) => {
    const { coupon: placed, admin, siteId } = await coupon()
    const entry = { siteId, actorId: null, subjectId: placed.id, detail: {} }
    await recordAudit(db.connection(), { ...entry, action: 'coupon.void', subjectType: 'coupon' })
    await recordAudit(db.connection(), {
      ...entry,
      action: 'settlement.debt',
      subjectType: 'user',
      subjectId: placed.userId,
      detail: { couponIds: [placed.id], addedMinor: 5 },
    })
    const { body } = await admin.get<{ subjectName: string; detail: object }[]>('/v1/audit-log')
    assert.equal(body[0]?.subjectName, placed.username)
    assert.deepEqual(body[0]?.detail, { addedMinor: 5, coupons: [placed.code] })
    assert.equal(body[1]?.subjectName, placed.code)
  })
})
