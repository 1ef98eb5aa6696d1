import type { Trx } from '#core/database/transactions'

const hasFlag = (state: 'open' | 'confirmed'): string =>
  `exists (select 1 from affiliate_flags g where g.referral_id = affiliate_referrals.id and g.state = '${state}')`

/** A referral is refused with a confirmed flag, held with an open one, and else counts. */
export async function refreshStandings(trx: Trx, referralId: number): Promise<void> {
  await trx
    .from('affiliate_referrals')
    .where('id', referralId)
    .update({
      standing: trx.raw(
        `case when ${hasFlag('confirmed')} then 'refused' when ${hasFlag('open')} then 'held' else 'counts' end`
      ),
    })
}
