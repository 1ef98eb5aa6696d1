/** Keeps how far players and affiliates count after a period, so that a flag which is decided later is set right (rules 16.8). */
import { whereAmong, type Trx } from '#core/database/transactions'
import type { Draft, Sources } from '#affiliates/statement_draft'

export async function recordStandings(
  trx: Trx,
  { affiliates, referrals }: Pick<Sources, 'affiliates' | 'referrals'>,
  drafts: readonly Draft[]
): Promise<void> {
  const linked = Map.groupBy(affiliates.values(), ({ linkedUntil }) => linkedUntil)
  for (const [until, rows] of linked) {
    await whereAmong(trx.from('affiliates'), 'id', idsOf(rows))
      .whereNot('linked_until', until)
      .update({ linked_until: until })
  }
  const counted = Map.groupBy(referrals, ({ countedUntil }) => countedUntil)
  for (const [until, rows] of counted) {
    await whereAmong(trx.from('affiliate_referrals'), 'id', idsOf(rows))
      .whereNot('counted_until', until)
      .update({ counted_until: until })
  }
  for (const { referral, soFar } of drafts.flatMap(({ players }) => players)) {
    const { id, cpaMinor, firstReturnAt } = referral
    if (soFar.cpaMinor === cpaMinor && firstReturnAt === null) continue
    await trx
      .from('affiliate_referrals')
      .where({ id })
      .update({ cpa: soFar.cpaMinor, cpa_at: soFar.cpaAt, first_return_at: firstReturnAt })
  }
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)
