/** Drafts of affiliates' statements as rows of the database. */
import type { StatementLine } from '#affiliates/queries/told_history'
import type { Draft, DraftPlayer } from '#affiliates/statement_draft'

export const statementRow = (periodId: number, draft: Draft) => {
  const { affiliate, deal, own, besides, paying, before } = draft
  return {
    period_id: periodId,
    affiliate_id: affiliate.id,
    currency: affiliate.currency,
    state: isOfNothing(draft) ? 'locked' : 'draft',
    gross: own.grossMinor,
    corrections: own.correctionsMinor,
    bonuses: own.bonusesMinor,
    chargebacks: own.chargebacksMinor,
    fee: own.feeMinor,
    net: own.netMinor,
    share: own.shareMinor,
    cpa: own.cpaMinor,
    clawback: own.clawbackMinor,
    sub: besides.subMinor,
    retold: besides.retoldMinor,
    adjustments: besides.adjustmentsMinor,
    earned: paying.earnedMinor,
    carried: before.carriedMinor,
    carry: paying.carryMinor,
    owed: before.owedMinor,
    debt: paying.debtMinor,
    payable: paying.payableMinor,
    cpa_count: own.cpaCount,
    deal_id: deal?.id ?? null,
  }
}

/** Without a deal nothing is earned, so that there is nothing to approve either. */
const isOfNothing = ({ deal, besides, paying }: Draft): boolean =>
  deal === null && paying.payableMinor === 0 && besides.retoldMinor === 0

export const playerRow = (
  statementId: number,
  { referral, found, counted, cpaChangeMinor, retoldCpaMinor }: DraftPlayer
) => ({
  statement_id: statementId,
  referral_id: referral.id,
  standing: referral.standing,
  found_gross: found.grossMinor,
  found_corrections: found.correctionsMinor,
  found_bonuses: found.bonusesMinor,
  found_chargebacks: found.chargebacksMinor,
  found_stakes: found.stakesMinor,
  gross: counted.grossMinor,
  corrections: counted.correctionsMinor,
  bonuses: counted.bonusesMinor,
  chargebacks: counted.chargebacksMinor,
  cpa: cpaChangeMinor,
  retold_cpa: retoldCpaMinor,
})

export const lineRow = (
  statementId: number,
  { periodId, belowId, earnedMinor, amountMinor }: StatementLine
) => ({
  ...{ statement_id: statementId, period_id: periodId, below_id: belowId },
  ...{ earned: earnedMinor, amount: amountMinor },
})
