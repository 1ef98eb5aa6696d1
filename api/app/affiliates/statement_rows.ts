/** Drafts of affiliates' statements as rows of the database. */
import type { Draft, DraftPlayer } from '#affiliates/statement_draft'

export const statementRow = (periodId: number, draft: Draft) => {
  const { affiliate, deal, own, paying, before } = draft
  return {
    period_id: periodId,
    affiliate_id: affiliate.id,
    currency: affiliate.currency,
    state: 'draft',
    gross: own.grossMinor,
    corrections: own.correctionsMinor,
    bonuses: own.bonusesMinor,
    chargebacks: own.chargebacksMinor,
    fee: own.feeMinor,
    net: own.netMinor,
    share: own.shareMinor,
    cpa: own.cpaMinor,
    clawback: own.clawbackMinor,
    sub: paying.subMinor,
    adjustments: draft.adjustmentsMinor,
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

export const playerRow = (
  statementId: number,
  { referral, found, counted, cpaChangeMinor }: DraftPlayer
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
})
