import type { Personal } from '#core/retention/personal_data'

export const personal: Personal = {
  tables: [
    { table: 'affiliates', erased: { about: '', reason: null } },
    {
      table: 'affiliate_codes',
      through: { column: 'affiliate_id', table: 'affiliates' },
      // no code of an affiliate holds a dash
      erased: { code: (id) => `-${id}` },
    },
    {
      table: 'affiliate_keys',
      through: { column: 'affiliate_id', table: 'affiliates' },
      erased: 'rows',
      hidden: ['key_hash'],
    },
    {
      table: 'affiliate_payouts',
      through: { column: 'affiliate_id', table: 'affiliates' },
      erased: 'rows',
    },
    {
      table: 'affiliate_postback_servers',
      through: { column: 'affiliate_id', table: 'affiliates' },
      erased: 'rows',
      hidden: ['sealed_secret', 'free_at'],
    },
    { table: 'affiliate_referrals', erased: { campaign: '' } },
  ],
  ofThings: {
    // words of staff about a correction of money
    affiliate_adjustments: ['note'],
    affiliate_banners: ['title'],
  },
}
