/** Affiliates, their players and flags, as staff see them. */
import type {
  AffiliateFlagRow,
  AffiliateRow,
} from '@grandstand/shared-types/wire/affiliates/affiliates'
import type { AffiliateReach } from '@grandstand/shared-types/wire/affiliates/own'
import { wholeTerms } from '@grandstand/shared-types/affiliates/deal'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import { decideFlag } from '#affiliates/actions/decide_flag'
import * as editing from '#affiliates/actions/edit_affiliates'
import { affiliateReach } from '#affiliates/queries/affiliate_reach'
import {
  affiliateResource,
  scopeAffiliates,
  withDetails,
} from '#affiliates/queries/affiliate_resource'
import { flagResource, playerResource, scopeReferrals } from '#affiliates/queries/player_resource'
import { daysValidator } from '#affiliates/validators/days'
import {
  adjustmentValidator,
  dealValidator,
  flagValidator,
  stateValidator,
} from '#affiliates/validators/affiliates'

const reads = {
  permission: 'affiliates.view',
  scope: scopeAffiliates,
  extend: withDetails,
  exportsPeople: true,
} as const
const ofReferrals = {
  permission: 'affiliates.view',
  scope: scopeReferrals,
  exportsPeople: true,
} as const
const affiliateRow = rowReader(affiliateResource, reads)
const flagRow = rowReader(flagResource, ofReferrals)

export const affiliateLists = {
  ...aroundList('affiliates', affiliateResource, reads),
  ...readOperations('affiliates', affiliateResource, reads),
  ...aroundList('affiliatePlayers', playerResource, ofReferrals),
  ...readOperations('affiliatePlayers', playerResource, ofReferrals),
  ...aroundList('affiliateFlags', flagResource, ofReferrals),
  ...readOperations('affiliateFlags', flagResource, ofReferrals),
}

export const affiliateReachOfLinks = operation({
  method: 'GET',
  path: '/v1/affiliates/:id/reach',
  does: 'Clicks, registrations, first deposits and first decided bets of an affiliate’s links by day and by link, and what the house won from its players; at most 93 days, the last 14 where none are named.',
  who: 'affiliates.view',
  query: daysValidator,
  answers: reply<AffiliateReach>(),
  errors: ['badRange', 'notFound'],
  handle: ({ params: { id }, principal, query }) => affiliateReach(principal, id, query),
})

export const setAffiliateState = operation({
  method: 'POST',
  path: '/v1/affiliates/:id/state',
  does: 'Approves, refuses or closes an affiliate.',
  stepUp: 'none: opens or stops an affiliate, and pays nothing',
  who: 'affiliates.edit',
  body: stateValidator,
  answers: reply<AffiliateRow>(),
  errors: ['affiliateState', 'minLengthMaxLength'],
  async handle({ params: { id }, principal, ip, body }) {
    await editing.setState({ principal, ip }, id, body)
    return affiliateRow(id, principal)
  },
})

export const addAffiliateDeal = operation({
  method: 'POST',
  path: '/v1/affiliates/:id/deals',
  does: 'A deal for periods that begin on the day or later.',
  stepUp: 'always',
  who: 'affiliates.edit',
  body: dealValidator,
  answers: reply<AffiliateRow>(201),
  errors: ['alreadyExists', 'dealUnsound'],
  async handle({ params: { id }, principal, ip, body }) {
    await editing.addDeal({ principal, ip }, id, wholeTerms(body))
    return affiliateRow(id, principal)
  },
})

export const adjustAffiliate = operation({
  method: 'POST',
  path: '/v1/affiliates/:id/adjustments',
  does: 'A correction that the next statement counts.',
  stepUp: 'always',
  who: 'affiliates.edit',
  body: adjustmentValidator,
  answers: reply<AffiliateRow>(201),
  errors: ['notZero', 'minLengthMaxLength'],
  async handle({ params: { id }, principal, ip, body }) {
    await editing.addAdjustment({ principal, ip }, id, body)
    return affiliateRow(id, principal)
  },
})

export const clearAffiliateFlag = operation({
  method: 'POST',
  path: '/v1/affiliate-flags/:id/clear',
  does: 'Finds a suspicion unfounded; the next statement pays what earlier ones held back.',
  stepUp: 'none: a finding of a check, which pays nothing',
  who: 'affiliates.edit',
  body: flagValidator,
  answers: reply<AffiliateFlagRow>(),
  errors: ['minLengthMaxLength', 'currencyDiffers'],
  async handle({ params: { id }, principal, ip, body }) {
    await decideFlag({ principal, ip }, id, { state: 'cleared', ...body })
    return flagRow(id, principal)
  },
})

export const confirmAffiliateFlag = operation({
  method: 'POST',
  path: '/v1/affiliate-flags/:id/confirm',
  does: 'Finds a suspicion right; the next statement takes back what earlier ones paid for the player.',
  stepUp: 'none: a finding of a check, which pays nothing',
  who: 'affiliates.edit',
  body: flagValidator,
  answers: reply<AffiliateFlagRow>(),
  errors: ['minLengthMaxLength'],
  async handle({ params: { id }, principal, ip, body }) {
    await decideFlag({ principal, ip }, id, { state: 'confirmed', ...body })
    return flagRow(id, principal)
  },
})
