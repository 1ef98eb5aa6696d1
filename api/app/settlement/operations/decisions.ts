/** Settlements and voids that wait for a second officer. */
import type { DecisionRow } from '@grandstand/shared-types/wire/betting/decisions'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import { exactObject, reason, vine } from '#core/requests/validation'
import * as deciding from '#settlement/approval/decide'
import { decisionResource, scopeDecisions } from '#settlement/approval/decision_resource'

const reads = { permission: 'decisions.approve', scope: scopeDecisions } as const
const decisionRow = rowReader(decisionResource, reads)
const decides = { who: 'decisions.approve', method: 'POST' } as const

export const decisionLists = {
  ...aroundList('decisions', decisionResource, reads),
  ...readOperations('decisions', decisionResource, reads),
}

export const approveDecision = operation({
  ...decides,
  path: '/v1/decisions/:id/approve',
  does: 'A second officer approves an order, which is carried out at once; on a match only one who may do the act as well.',
  answers: reply<DecisionRow>(),
  errors: [
    'ownDecision',
    'holdsBet',
    'decisionTaken',
    'resultRevisionConflict',
    'noResultToUndo',
    'resultBeforeStart',
    'resultIncomplete',
    'updatedError',
    'idempotencyConflict',
  ],
  async handle({ params: { id }, principal, ip }) {
    await deciding.approve(id, { principal, ip })
    return decisionRow(id, principal)
  },
})

export const refuseDecision = operation({
  ...decides,
  path: '/v1/decisions/:id/refuse',
  does: 'A second officer refuses an order, with the reason.',
  body: vine.compile(exactObject({ reason: reason() })),
  answers: reply<DecisionRow>(),
  errors: ['ownDecision', 'decisionTaken', 'isRequiredArea'],
  async handle({ params: { id }, principal, body, ip }) {
    await deciding.refuse(id, body.reason, { principal, ip })
    return decisionRow(id, principal)
  },
})
