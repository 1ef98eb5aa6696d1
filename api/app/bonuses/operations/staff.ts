/** Bonuses as staff edit, decide and follow them. */
import type { BonusDays } from '@grandstand/shared-types/wire/bonuses/days'
import type { BonusReport } from '@grandstand/shared-types/wire/bonuses/report'
import type {
  BonusFlagView,
  BonusGiven,
  BonusGrantRow,
  BonusRequestRow,
  BonusVersionRow,
  GrantLogRow,
  PromoBatchRow,
  PromoCodes,
} from '@grandstand/shared-types/wire/bonuses/office'
import { createOperation, editsOf, updateOperation } from '#core/operations/edit_operations'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import { flagViews } from '#bonuses/flags/flag_views'
import { endByHand } from '#bonuses/grants/end_by_hand'
import { grantLog, grantResource, scopeGrants } from '#bonuses/grants/grant_resource'
import { bonusResource, scopeBonuses, withBonusCounts } from '#bonuses/offers/bonus_resource'
import { costByDay } from '#bonuses/reports/cost_by_day'
import { costByMonth } from '#bonuses/reports/cost_by_month'
import * as editing from '#bonuses/offers/edit_offers'
import { batchResource, scopeBatches, withUsedCounts } from '#bonuses/promo/batch_resource'
import * as promo from '#bonuses/promo/promo_batches'
import * as deciding from '#bonuses/requests/decide_by_staff'
import { giveByStaff } from '#bonuses/requests/give_by_staff'
import { requestResource, scopeRequests } from '#bonuses/requests/request_resource'
import {
  batchValidator,
  bonusValidator,
  confirmValidator,
  daysValidator,
  giveValidator,
  reasonValidator,
} from '#bonuses/validators/bonuses'

const READS = 'bonuses.view'
const EDITS = 'bonuses.edit'
const DECIDES = 'bonuses.decide'

const bonusReads = { permission: READS, scope: scopeBonuses, extend: withBonusCounts } as const
const requestReads = { permission: READS, scope: scopeRequests } as const
const grantReads = { permission: READS, scope: scopeGrants } as const
const batchReads = { permission: READS, scope: scopeBatches, extend: withUsedCounts } as const

const bonuses = editsOf(bonusResource, EDITS, bonusReads)
const requestRow = rowReader(requestResource, requestReads)
const grantRow = rowReader(grantResource, grantReads)
const batchRow = rowReader(batchResource, batchReads)
const ERRORS = ['isRequiredArea', 'notChangeable', 'amountTooSmall', 'endBeforeStart'] as const
const GIVING = [
  'bonusRequested',
  'bonusPocketTaken',
  'bonusNoBase',
  'currencyDiffers',
  'countryNotAllowed',
  'selfExcluded',
  'minimumAge',
  'identityNumberInUse',
] as const

export const staff = {
  ...aroundList('bonuses', bonusResource, bonusReads),
  ...readOperations('bonuses', bonusResource, bonusReads),
  ...createOperation('bonuses', bonuses, {
    does: 'A new bonus.',
    stepUp: 'always',
    body: bonusValidator,
    bodyKb: 256,
    errors: ERRORS,
    run: editing.createBonus,
  }),
  ...updateOperation('bonuses', bonuses, {
    does: 'Changes a bonus; other terms make a new version, and running bonuses keep theirs.',
    stepUp: 'always',
    body: bonusValidator,
    bodyKb: 256,
    errors: ERRORS,
    run: editing.updateBonus,
  }),
  ...aroundList('bonusRequests', requestResource, requestReads),
  ...readOperations('bonusRequests', requestResource, requestReads),
  ...aroundList('bonusGrants', grantResource, grantReads),
  ...readOperations('bonusGrants', grantResource, grantReads),
  ...aroundList('promoBatches', batchResource, batchReads),
  ...readOperations('promoBatches', batchResource, batchReads),
}

export const bonusVersions = operation({
  method: 'GET',
  path: '/v1/bonuses/:id/versions',
  does: 'The versions of the terms of a bonus, newest first.',
  who: READS,
  answers: reply<BonusVersionRow[]>(),
  handle: ({ principal, params: { id } }) => editing.versionsOf(principal, id),
})

export const bonusDays = operation({
  method: 'GET',
  path: '/v1/bonuses/:id/days',
  mayLag: true,
  does: 'What a bonus cost by day: granted, counted, converted and returned, out of the ledger.',
  who: READS,
  query: daysValidator,
  answers: reply<BonusDays>(),
  errors: ['badRange'],
  handle: ({ principal, params: { id }, query }) => costByDay(principal, id, query),
})

export const bonusReport = operation({
  method: 'GET',
  path: '/v1/bonus-report',
  mayLag: true,
  does: 'What the bonuses of the brand cost by offer and month, and what is open, out of the ledger.',
  who: READS,
  query: daysValidator,
  answers: reply<BonusReport>(),
  errors: ['badRange'],
  handle: ({ principal, query }) => costByMonth(principal, query),
})

export const confirmBonusRequest = operation({
  method: 'POST',
  path: '/v1/bonus-requests/:id/confirm',
  does: 'Confirms a request and gives the bonus; above the brand’s bound the second of two officers does.',
  stepUp: 'none: what the bonus gives was set with step-up',
  who: DECIDES,
  body: confirmValidator,
  answers: reply<BonusRequestRow>(),
  errors: [...GIVING, 'bonusOver', 'sameOfficer'],
  async handle({ principal, ip, params: { id }, body }) {
    await deciding.confirmByStaff({ principal, ip }, id, body.baseMinor)
    return requestRow(id, principal)
  },
})

export const withdrawBonusApproval = operation({
  method: 'POST',
  path: '/v1/bonus-requests/:id/withdraw-approval',
  does: 'Takes the own first approval of a request back.',
  stepUp: 'none: gives nothing',
  who: DECIDES,
  answers: reply<BonusRequestRow>(),
  errors: ['bonusOver'],
  async handle({ principal, ip, params: { id } }) {
    await deciding.withdrawApproval({ principal, ip }, id)
    return requestRow(id, principal)
  },
})

export const refuseBonusRequest = operation({
  method: 'POST',
  path: '/v1/bonus-requests/:id/refuse',
  does: 'Refuses a request.',
  stepUp: 'none: gives nothing',
  who: DECIDES,
  body: reasonValidator,
  answers: reply<BonusRequestRow>(),
  errors: ['bonusOver', 'minLengthMaxLength'],
  async handle({ principal, ip, params: { id }, body }) {
    await deciding.refuseByStaff({ principal, ip }, id, body.reason)
    return requestRow(id, principal)
  },
})

export const giveBonus = operation({
  method: 'POST',
  path: '/v1/bonus-grants',
  does: 'Gives a player a bonus; above the brand’s bound it asks a second officer.',
  stepUp: 'always',
  who: DECIDES,
  idempotent: 'required',
  body: giveValidator,
  answers: reply<BonusGiven>(201),
  errors: [...GIVING, 'minLengthMaxLength', 'notFound'],
  async handle({ principal, ip, body, key }) {
    const { grantId, requestId } = await giveByStaff({ principal, ip }, body, key)
    return {
      grant: grantId === null ? null : await grantRow(grantId, principal),
      request: requestId === null ? null : await requestRow(requestId, principal),
    }
  },
})

export const cancelBonusGrant = operation({
  method: 'POST',
  path: '/v1/bonus-grants/:id/cancel',
  does: 'Cancels a bonus that runs or is held; what its pocket holds goes back to the house.',
  stepUp: 'none: takes a bonus back',
  who: DECIDES,
  body: reasonValidator,
  answers: reply<BonusGrantRow>(),
  errors: ['bonusOver', 'minLengthMaxLength'],
  async handle({ principal, ip, params: { id }, body }) {
    await endByHand({ principal, ip }, id, { state: 'cancelled', reason: body.reason })
    return grantRow(id, principal)
  },
})

export const releaseBonusGrant = operation({
  method: 'POST',
  path: '/v1/bonus-grants/:id/release',
  does: 'Releases a bonus that is held: what its pocket holds becomes cash of the player.',
  stepUp: 'none: pays what the terms would have paid',
  who: DECIDES,
  body: reasonValidator,
  answers: reply<BonusGrantRow>(),
  errors: ['bonusOver', 'minLengthMaxLength'],
  async handle({ principal, ip, params: { id }, body }) {
    await endByHand({ principal, ip }, id, { state: 'met', reason: body.reason })
    return grantRow(id, principal)
  },
})

export const bonusGrantFlags = operation({
  method: 'GET',
  path: '/v1/bonus-grants/:id/flags',
  does: 'Why a bonus is or was held: what was found, with players and coupons.',
  who: READS,
  answers: reply<BonusFlagView[]>(),
  async handle({ principal, params: { id } }) {
    await grantRow(id, principal)
    return flagViews(id)
  },
})

export const bonusGrantLog = operation({
  method: 'GET',
  path: '/v1/bonus-grants/:id/log',
  does: 'What happened to a grant, newest first, at most 500 rows.',
  who: READS,
  answers: reply<GrantLogRow[]>(),
  async handle({ principal, params: { id } }) {
    await grantRow(id, principal)
    return grantLog(id)
  },
})

export const makePromoBatch = operation({
  method: 'POST',
  path: '/v1/promo-batches',
  does: 'Makes a batch of promo codes of a bonus, each good once.',
  stepUp: 'always',
  who: EDITS,
  body: batchValidator,
  answers: reply<PromoBatchRow>(201),
  errors: ['amountTooSmall', 'notFound'],
  async handle({ principal, ip, body }) {
    return batchRow(await promo.makeBatch({ principal, ip }, body), principal)
  },
})

export const takePromoCodes = operation({
  method: 'POST',
  path: '/v1/promo-batches/:id/codes',
  does: 'Hands out the codes of a batch, once; afterwards nobody can read them.',
  stepUp: 'always',
  who: EDITS,
  answers: reply<PromoCodes>(),
  errors: ['bonusOver'],
  handle: ({ principal, ip, params: { id } }) => promo.takeCodes({ principal, ip }, id),
})

export const voidPromoBatch = operation({
  method: 'POST',
  path: '/v1/promo-batches/:id/void',
  does: 'Makes the unused codes of a batch void.',
  stepUp: 'none: takes codes back',
  who: EDITS,
  answers: reply<PromoBatchRow>(),
  errors: ['bonusOver'],
  async handle({ principal, ip, params: { id } }) {
    await promo.voidBatch({ principal, ip }, id)
    return batchRow(id, principal)
  },
})
