import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    affiliate_adjustments: { by: ['affiliate_id', 'affiliates'] },
    affiliate_banners: { by: 'site_id' },
    affiliate_click_days: { by: ['code_id', 'affiliate_codes'] },
    affiliate_clicks: {
      by: ['code_id', 'affiliate_codes'],
      other: { click_id: 'a word of the network that sent the click' },
    },
    affiliate_codes: { by: 'site_id' },
    affiliate_deals: { by: ['affiliate_id', 'affiliates'] },
    affiliate_flags: { by: ['referral_id', 'affiliate_referrals'] },
    affiliate_periods: { by: 'site_id' },
    affiliate_referrals: { by: 'site_id' },
    affiliate_statement_players: { by: ['statement_id', 'affiliate_statements'] },
    affiliate_statements: { by: ['period_id', 'affiliate_periods'] },
    affiliates: { by: 'site_id' },
  },
}
