/** What staff do with affiliates: states, deals, corrections. */
import { isSoundDeal, type DealTerms } from '@grandstand/shared-types/affiliates/deal'
import {
  AFFILIATE_STEPS,
  type AffiliateAdjustmentBody,
  type AffiliateDealBody,
  type AffiliateState,
  type AffiliateStateBody,
} from '@grandstand/shared-types/wire/affiliates/affiliates'
import { inTransaction, isUniqueViolation, type Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import type { Editor } from '#core/requests/access'
import { authorOf, recordAudit } from '#audit/record_audit'
import { giveDefaultDeal } from '#affiliates/actions/default_deal'
import { siteById } from '#sites/current_site'

/**
 * Takes an affiliate to another state; who is approved without a deal gets the default one (rules 16.4). Throws 404 `notFound`, 409
 * `affiliateState` for a state that does not follow on the present one.
 */
export async function setState(
  editor: Editor,
  id: number,
  { state, reason }: AffiliateStateBody
): Promise<void> {
  const site = await siteById(editor.principal.siteId)
  await inTransaction(async (trx) => {
    const before = await stateOf(trx, editor, id)
    if (!AFFILIATE_STEPS[before].includes(state)) throw new AppError('affiliateState')
    const now = clock.now()
    await trx
      .from('affiliates')
      .where({ id, state: before })
      .update({ state, reason, decided_at: now })
    // the state at the end of a period decides whether the affiliate earned in it
    await trx
      .insertQuery()
      .table('affiliate_past_states')
      .insert({ affiliate_id: id, state: before, until: now })
    await audit(trx, editor, id, {
      action: 'affiliate.state',
      before: { state: before },
      after: { state },
      reason,
    })
    const deal = state === 'approved' ? await giveDefaultDeal(trx, site, id) : null
    if (deal) await audit(trx, editor, id, { action: 'affiliate.deal', after: { ...deal } })
  })
}

/**
 * Gives an affiliate a deal for periods that begin on the day or later. Throws 404 `notFound`, 422 `dealUnsound` for terms
 * that do not fit each other, 409 `alreadyExists` for a day from which another deal counts.
 */
export async function addDeal(
  editor: Editor,
  id: number,
  { fromDay, ...terms }: AffiliateDealBody
): Promise<void> {
  requireSound(terms)
  try {
    await inTransaction(async (trx) => {
      await stateOf(trx, editor, id)
      await trx
        .insertQuery()
        .table('affiliate_deals')
        .insert({
          affiliate_id: id,
          from_day: fromDay,
          terms: JSON.stringify(terms),
          created_at: clock.now(),
        })
      await audit(trx, editor, id, { action: 'affiliate.deal', after: { fromDay, ...terms } })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('alreadyExists')
    throw error
  }
}

function requireSound(terms: DealTerms): void {
  if (!isSoundDeal(terms)) throw AppError.field('tiers', 'dealUnsound')
}

/** A correction that the next statement counts. Throws 404 `notFound`, 422 `notZero`. */
export async function addAdjustment(
  editor: Editor,
  id: number,
  { amountMinor, reason }: AffiliateAdjustmentBody
): Promise<void> {
  if (amountMinor === 0) throw AppError.field('amountMinor', 'notZero')
  await inTransaction(async (trx) => {
    await stateOf(trx, editor, id)
    await trx.insertQuery().table('affiliate_adjustments').insert({
      affiliate_id: id,
      amount: amountMinor,
      note: reason,
      created_at: clock.now(),
    })
    await audit(trx, editor, id, { action: 'affiliate.adjust', after: { amountMinor }, reason })
  })
}

async function stateOf(trx: Trx, { principal }: Editor, id: number): Promise<AffiliateState> {
  const row = await trx
    .query<{ state: AffiliateState }>()
    .from('affiliates')
    .where({ id, site_id: principal.siteId })
    .select('state')
    .forUpdate()
    .first()
  if (!row) throw AppError.notFound()
  return row.state
}

interface Change {
  action: 'affiliate.state' | 'affiliate.deal' | 'affiliate.adjust'
  before?: Record<string, unknown>
  after: Record<string, unknown>
  reason?: string
}

const audit = (trx: Trx, editor: Editor, id: number, { action, reason, ...detail }: Change) =>
  recordAudit(trx, {
    ...authorOf(editor),
    action,
    subjectType: 'affiliate',
    subjectId: id,
    detail,
    ...(reason !== undefined && { reason }),
  })
