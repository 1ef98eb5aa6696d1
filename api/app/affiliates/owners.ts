import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    affiliate_adjustments: { by: ['affiliate_id', 'affiliates'], rows: 'changed' },
    affiliate_banners: {
      by: 'site_id',
      rows: 'removed',
      clone: 'copied',
      edited: 'affiliateBanner',
    },
    affiliate_click_days: { by: ['code_id', 'affiliate_codes'], rows: 'changed' },
    affiliate_clicks: {
      by: ['code_id', 'affiliate_codes'],
      rows: 'removed',
      other: { click_id: 'a word of the network that sent the click' },
    },
    affiliate_codes: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'they are of its affiliates' },
    },
    affiliate_deals: { by: ['affiliate_id', 'affiliates'], rows: 'added' },
    affiliate_default_deals: { by: 'site_id', rows: 'removed', clone: 'copied' },
    affiliate_flags: { by: ['referral_id', 'affiliate_referrals'], rows: 'changed' },
    affiliate_keys: { by: ['affiliate_id', 'affiliates'], rows: 'removed' },
    affiliate_past_states: { by: ['affiliate_id', 'affiliates'], rows: 'added' },
    affiliate_payouts: {
      by: ['affiliate_id', 'affiliates'],
      rows: 'removed',
      names: { method_id: 'payment_methods', bank_id: 'payment_banks' },
    },
    affiliate_periods: {
      by: 'site_id',
      rows: 'added',
      clone: { stays: 'what its affiliates earned' },
    },
    affiliate_postback_servers: { by: ['affiliate_id', 'affiliates'], rows: 'removed' },
    affiliate_postbacks: {
      by: 'site_id',
      rows: 'removed',
      clone: { stays: 'what its affiliates were told' },
    },
    affiliate_referrals: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'they are players of the brand' },
    },
    affiliate_statement_lines: { by: ['statement_id', 'affiliate_statements'], rows: 'added' },
    affiliate_statement_players: { by: ['statement_id', 'affiliate_statements'], rows: 'added' },
    affiliate_statements: {
      by: ['period_id', 'affiliate_periods'],
      rows: 'changed',
      names: { first_approved_by: 'users', payout_payment_id: 'payments' },
    },
    affiliates: {
      by: 'site_id',
      rows: 'changed',
      clone: { stays: 'they are players of the brand' },
    },
  },
}
