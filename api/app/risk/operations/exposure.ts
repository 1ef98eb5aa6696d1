/** What open coupons can cost the house, and the limits of it. */
import type { MatchRiskView } from '@grandstand/shared-types/wire/betting/risk'
import {
  createOperation,
  deleteOperation,
  editsOf,
  updateOperation,
} from '#core/operations/edit_operations'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import * as editing from '#risk/limits/edit_exposure_limits'
import { exposureLimitResource, scopeExposureLimits } from '#risk/queries/exposure_limit_resource'
import * as risk from '#risk/queries/match_risk'
import {
  createExposureLimitValidator,
  updateExposureLimitValidator,
} from '#risk/validators/exposure_limit'

const LIMITS = 'prices.limit'
const reads = { permission: LIMITS, scope: scopeExposureLimits } as const
const limits = editsOf(exposureLimitResource, LIMITS, reads)

export const matchRisk = operation({
  method: 'GET',
  path: '/v1/matches/:id/risk',
  does: 'What the open coupons on a match pay at each score, and the worst payout of each market.',
  who: LIMITS,
  answers: reply<MatchRiskView>(),
  notes: {
    out: 'of the whole brand, by currency; `certain…` counts coupons that the score decides, `open…` the most that the others can pay; cells row by row from 0:0',
  },
  handle: ({ params: { id }, principal }) => risk.matchRisk(principal.siteId, id),
})

export const exposureLimitOperations = {
  ...aroundList('exposureLimits', exposureLimitResource, reads),
  ...readOperations('exposureLimits', exposureLimitResource, reads),
  ...createOperation('exposureLimits', limits, {
    does: 'Limits the worst payout of markets: a market past it is suspended at the brand until staff open it there.',
    stepUp: 'byAction',
    body: createExposureLimitValidator,
    errors: ['alreadyExists', 'stepUpNeeded'],
    notes: {
      in: '`brand` binds every market, `match` every market of one; the narrowest limit counts; coupons in `currency` alone',
    },
    run: editing.createExposureLimit,
  }),
  ...updateOperation('exposureLimits', limits, {
    does: 'Changes the worst payout of an exposure limit.',
    stepUp: 'byAction',
    body: updateExposureLimitValidator,
    errors: ['stepUpNeeded'],
    run: editing.updateExposureLimit,
  }),
  ...deleteOperation('exposureLimits', limits, {
    does: 'Removes an exposure limit; suspended markets stay suspended.',
    stepUp: 'byAction',
    errors: ['stepUpNeeded'],
    run: editing.deleteExposureLimit,
  }),
}
