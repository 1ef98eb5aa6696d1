import type { CloneStep } from '#sites/cloning/clone_step'
import { copySiteRows } from '#sites/cloning/copy_rows'

/** Banners for affiliates go into a clone; affiliates are players of the original. */
export const cloneStep: CloneStep = {
  tables: ['affiliate_banners'],
  async copy(trx, cloning) {
    await copySiteRows(trx, 'affiliate_banners', cloning)
  },
}

/** Tables whose rows stay with the original brand. */
export const stays = {
  affiliates: 'they are players of the brand',
  affiliate_codes: 'they are of its affiliates',
  affiliate_referrals: 'they are players of the brand',
  affiliate_periods: 'what its affiliates earned',
}
