/** The history of a match has what the brand laid over it, its markets and its prices: layers and limits (rules 8.17). */
import { test } from '@japa/runner'
import type { AuditRow } from '@grandstand/shared-types/wire/audit'
import { hide, laidOver, lift, makeBrand, suspend } from '#tests/book/offer_support'
import { makeMatch, outcomeOf } from '#tests/support/board'

test.group('The history of a match', () => {
  test('has the layers and limits of the brand on it, its markets and its prices, the removed ones too', async ({
    assert,
  }) => {
    const [own, other] = [await makeBrand(), await makeBrand()]
    const [match, beside] = [await makeMatch(), await makeMatch()]
    const market = match.markets['1']?.id ?? 0
    const outcome = outcomeOf(match, '1', '1')
    const made = async (path: string, body: object) => {
      const { status, body: row } = await own.admin.post<{ id: number }>(path, body)
      assert.equal(status, 201)
      return row.id
    }
    const hidden = await hide(own, 'match', match.id)
    await lift(own, hidden)
    const layer = await laidOver(own, 'match', match.id, { isSuspended: true })
    await own.admin.put(`/v1/offer-layers/${layer}`, { isHidden: true, isSuspended: true })
    await suspend(own, 'market', market)
    const limits = { minStakeMinor: 0, maxStakeMinor: 5_000, maxPayoutMinor: 0, minSelections: 0 }
    await made('/v1/bet-limits', { scope: 'outcome', scopeId: outcome, limits })
    const bound = { currency: own.site.currency, worstPayoutMinor: 100_000 }
    await made('/v1/exposure-limits', { scope: 'match', scopeId: match.id, ...bound })
    // none of these is of this match, or of this brand
    await made('/v1/exposure-limits', { scope: 'brand', ...bound })
    await hide(own, 'match', beside.id)
    await suspend(other, 'market', market)

    const { body } = await own.admin.list<AuditRow>('audit-log', { filter: { matchId: match.id } })
    assert.deepEqual(
      body.map(({ action, laidOver: laid }) => [action, laid?.scope, laid?.scopeId]).reverse(),
      [
        ['offerLayer.create', 'match', match.id],
        ['offerLayer.delete', 'match', match.id],
        ['offerLayer.create', 'match', match.id],
        ['offerLayer.update', 'match', match.id],
        ['offerLayer.create', 'market', market],
        ['betLimit.create', 'outcome', outcome],
        ['exposureLimit.create', 'match', match.id],
      ]
    )
  })
})
