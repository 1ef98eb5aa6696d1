/** Settlements and voids that wait for a second officer. */
import type {
  DecisionPreview,
  DecisionRow,
  WaitingOrderAnswer,
} from '@grandstand/shared-types/wire/betting/decisions'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import { exactObject, reason, vine } from '#core/requests/validation'
import * as deciding from '#settlement/approval/decide'
import {
  decisionResource,
  ownOrderResource,
  scopeDecisions,
  scopeOwnOrders,
} from '#settlement/approval/decision_resource'
import { withdraw } from '#settlement/approval/withdraw'
import * as waiting from '#settlement/queries/waiting_order'

const reads = { permission: 'decisions.approve', scope: scopeDecisions } as const
const decisionRow = rowReader(decisionResource, reads)
/** Longer than the sealed amounts of an order in every currency. */
const MOST_OF_SHOWN = 4_000

/** Whoever may give an order reads the own ones, and what became of them. */
const ORDERING = ['results.enter', 'results.undo', 'coupons.cancel', 'coupons.resolve'] as const
const ownReads = { permission: ORDERING, scope: scopeOwnOrders } as const
const ownOrderRow = rowReader(ownOrderResource, ownReads)

const decides = { who: 'decisions.approve', method: 'POST' } as const

export const decisionLists = {
  ...aroundList('decisions', decisionResource, reads),
  ...readOperations('decisions', decisionResource, reads),
}

export const ownOrderLists = {
  ...aroundList('ownOrders', ownOrderResource, ownReads),
  ...readOperations('ownOrders', ownOrderResource, ownReads),
}

export const previewDecision = operation({
  method: 'GET',
  path: '/v1/decisions/:id/preview',
  who: 'decisions.approve',
  does: 'What an order that waits would do now, beside the amounts of its time.',
  answers: reply<DecisionPreview>(),
  errors: [
    'decisionTaken',
    'resultRevisionConflict',
    'noResultToUndo',
    'resultBeforeStart',
    'resultIncomplete',
    'raceField',
    'orderOfFinish',
    'updatedError',
  ],
  handle: ({ params: { id }, principal, ip }) => deciding.previewDecision(id, { principal, ip }),
})

export const withdrawOrder = operation({
  method: 'POST',
  path: '/v1/own-orders/:id/withdraw',
  who: ORDERING,
  does: 'Whoever gave an order takes it back while it waits.',
  stepUp: 'none: moves nothing',
  answers: reply<DecisionRow>(),
  errors: ['decisionTaken'],
  async handle({ params: { id }, principal, ip }) {
    await withdraw(id, { principal, ip })
    return ownOrderRow(id, principal)
  },
})

export const orderOnMatch = operation({
  method: 'GET',
  path: '/v1/matches/:id/waiting-order',
  who: ['results.enter', 'results.undo'],
  does: 'The order that waits on the match.',
  answers: reply<WaitingOrderAnswer>(),
  handle: async ({ params: { id }, principal }) => ({
    order: await waiting.orderOnMatch(id, principal),
  }),
})

export const orderOnCoupon = operation({
  method: 'GET',
  path: '/v1/coupons/:id/waiting-order',
  who: ['coupons.cancel', 'coupons.resolve'],
  does: 'The order that waits on the coupon.',
  answers: reply<WaitingOrderAnswer>(),
  handle: async ({ params: { id }, principal }) => ({
    order: await waiting.orderOnCoupon(id, principal),
  }),
})

export const approveDecision = operation({
  ...decides,
  path: '/v1/decisions/:id/approve',
  does: 'A second officer approves an order, which is carried out at once; on a match only one who may do the act as well.',
  stepUp: 'always',
  body: vine.compile(exactObject({ shown: vine.string().maxLength(MOST_OF_SHOWN).optional() })),
  answers: reply<DecisionRow>(),
  errors: [
    'ownDecision',
    'holdsBet',
    'decisionTaken',
    'amountsGrew',
    'resultRevisionConflict',
    'noResultToUndo',
    'resultBeforeStart',
    'resultIncomplete',
    'raceField',
    'orderOfFinish',
    'updatedError',
    'idempotencyConflict',
  ],
  notes: {
    in: 'what the preview answered to the same officer within half an hour; else the amounts of the order’s time count',
  },
  async handle({ params: { id }, principal, body: { shown }, ip }) {
    await deciding.approve(id, { principal, ip }, shown)
    return decisionRow(id, principal)
  },
})

export const refuseDecision = operation({
  ...decides,
  path: '/v1/decisions/:id/refuse',
  does: 'A second officer refuses an order, with the reason.',
  stepUp: 'none: moves nothing',
  body: vine.compile(exactObject({ reason: reason() })),
  answers: reply<DecisionRow>(),
  errors: ['ownDecision', 'decisionTaken', 'isRequiredArea'],
  async handle({ params: { id }, principal, body, ip }) {
    await deciding.refuse(id, body.reason, { principal, ip })
    return decisionRow(id, principal)
  },
})
