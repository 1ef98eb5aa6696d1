import type { ReferralStanding } from '@grandstand/shared-types/affiliates/referral'
import type { PayoutFault } from '@grandstand/shared-types/payments/payouts'
import type { PaymentState } from '@grandstand/shared-types/payments/states'
import type { PeriodKind } from '@grandstand/shared-types/statements/periods'
import type {
  AffiliateFigure,
  AffiliateStatementPlayerRow,
  AffiliateStatementRow,
} from '@grandstand/shared-types/wire/affiliates/statements'
import type { StatementState } from '@grandstand/shared-types/wire/money/statements'
import { atLeast, atMost } from '#core/lists/range_filters'
import {
  json,
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'
import { isAboveBound } from '#affiliates/statement_bound'
import { siteById } from '#sites/current_site'

type Stored = Omit<AffiliateStatementRow, 'needsTwoOfficers'>

export const FIGURE_COLUMNS = {
  grossMinor: number('affiliate_statements.gross'),
  correctionsMinor: number('affiliate_statements.corrections'),
  bonusesMinor: number('affiliate_statements.bonuses'),
  chargebacksMinor: number('affiliate_statements.chargebacks'),
  feeMinor: number('affiliate_statements.fee'),
  netMinor: number('affiliate_statements.net'),
  shareMinor: number('affiliate_statements.share'),
  cpaMinor: number('affiliate_statements.cpa'),
  clawbackMinor: number('affiliate_statements.clawback'),
  subMinor: number('affiliate_statements.sub'),
  retoldMinor: number('affiliate_statements.retold'),
  adjustmentsMinor: number('affiliate_statements.adjustments'),
  earnedMinor: number('affiliate_statements.earned'),
  carriedMinor: number('affiliate_statements.carried'),
  carryMinor: number('affiliate_statements.carry'),
  owedMinor: number('affiliate_statements.owed'),
  debtMinor: number('affiliate_statements.debt'),
  payableMinor: number('affiliate_statements.payable'),
} satisfies FieldsOf<Record<AffiliateFigure, number>>

const fields = {
  id: number('affiliate_statements.id'),
  affiliateId: number('affiliate_statements.affiliate_id'),
  userId: number('affiliates.user_id'),
  username: text('users.username'),
  kind: text<PeriodKind>('affiliate_periods.kind'),
  startsAt: number('affiliate_periods.starts_at'),
  endsAt: number('affiliate_periods.ends_at'),
  firstDay: text('affiliate_periods.first_day'),
  lastDay: text('affiliate_periods.last_day'),
  currency: text('affiliate_statements.currency'),
  state: text<StatementState>('affiliate_statements.state'),
  firstApprovedBy: orNull(text('approver.username')),
  ...FIGURE_COLUMNS,
  payoutMethodId: orNull(number('affiliate_payouts.method_id')),
  payoutId: orNull(number('affiliate_statements.payout_payment_id')),
  payoutState: orNull(text<PaymentState>('payments.state')),
  payoutFault: orNull(json<PayoutFault>('affiliate_statements.payout_fault')),
  cpaCount: number('affiliate_statements.cpa_count'),
  dealId: orNull(number('affiliate_statements.deal_id')),
  approvedAt: orNull(number('affiliate_statements.approved_at')),
  paidAt: orNull(number('affiliate_statements.paid_at')),
  lockedAt: orNull(number('affiliate_statements.locked_at')),
} satisfies FieldsOf<Stored>

export const statementResource: Resource<typeof fields> = {
  name: 'affiliate-statements',
  fields,
  from: (query) =>
    query
      .from('affiliate_statements')
      .join('affiliate_periods', 'affiliate_periods.id', 'affiliate_statements.period_id')
      .join('affiliates', 'affiliates.id', 'affiliate_statements.affiliate_id')
      .join('users', 'users.id', 'affiliates.user_id')
      .leftJoin('users as approver', 'approver.id', 'affiliate_statements.first_approved_by')
      .leftJoin('payments', 'payments.id', 'affiliate_statements.payout_payment_id')
      .leftJoin('affiliate_payouts', 'affiliate_payouts.affiliate_id', 'affiliates.id'),
  search: ['users.username'],
  filters: {
    startsAt_gte: atLeast('affiliate_periods.starts_at'),
    startsAt_lte: atMost('affiliate_periods.starts_at'),
  },
  defaultSort: ['id', 'desc'],
  amounts: ['netMinor', 'earnedMinor', 'payableMinor'],
}

/** Statements of the brand's affiliates, and the players of these. */
export const scopeStatements = (query: Query, { siteId }: Pick<Principal, 'siteId'>): void =>
  void query.where('affiliates.site_id', siteId)

/** Adds whether two officers pay the statement. */
export async function withOfficers(
  rows: Stored[],
  { siteId }: Pick<Principal, 'siteId'>
): Promise<AffiliateStatementRow[]> {
  const site = await siteById(siteId)
  return rows.map((row) => ({ ...row, needsTwoOfficers: isAboveBound(site, row) }))
}

const playerFields = {
  id: number('affiliate_statement_players.id'),
  statementId: number('affiliate_statement_players.statement_id'),
  userId: number('affiliate_referrals.user_id'),
  username: text('users.username'),
  currency: text('affiliate_statements.currency'),
  standing: text<ReferralStanding>('affiliate_statement_players.standing'),
  foundGrossMinor: number('affiliate_statement_players.found_gross'),
  foundCorrectionsMinor: number('affiliate_statement_players.found_corrections'),
  grossMinor: number('affiliate_statement_players.gross'),
  correctionsMinor: number('affiliate_statement_players.corrections'),
  bonusesMinor: number('affiliate_statement_players.bonuses'),
  chargebacksMinor: number('affiliate_statement_players.chargebacks'),
  cpaMinor: number('affiliate_statement_players.cpa'),
  retoldCpaMinor: number('affiliate_statement_players.retold_cpa'),
} satisfies FieldsOf<AffiliateStatementPlayerRow>

export const statementPlayerResource: Resource<typeof playerFields> = {
  name: 'affiliate-statement-players',
  fields: playerFields,
  from: (query) =>
    query
      .from('affiliate_statement_players')
      .join(
        'affiliate_statements',
        'affiliate_statements.id',
        'affiliate_statement_players.statement_id'
      )
      .join('affiliates', 'affiliates.id', 'affiliate_statements.affiliate_id')
      .join(
        'affiliate_referrals',
        'affiliate_referrals.id',
        'affiliate_statement_players.referral_id'
      )
      .join('users', 'users.id', 'affiliate_referrals.user_id'),
  search: ['users.username'],
  defaultSort: ['id', 'desc'],
  amounts: ['grossMinor', 'cpaMinor'],
}
