/** Shifts: a desk opens and closes its own, staff read those of the branch. */
import type {
  ShiftClosed,
  ShiftNow,
  ShiftRow,
  ShiftView,
} from '@grandstand/shared-types/wire/desk/desk'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import { scopeToPrincipal } from '#core/requests/access'
import * as closing from '#desk/actions/close_shift'
import * as counting from '#desk/actions/count_shift'
import * as opening from '#desk/actions/open_shift'
import * as shift from '#desk/queries/shift'
import { shiftResource } from '#desk/queries/shift_resource'
import { countValidator, lateCountValidator } from '#desk/validators/desk'

const shifts = { permission: 'desk.view', scope: scopeToPrincipal } as const

export const shiftLists = {
  ...aroundList('shifts', shiftResource, shifts),
  ...readOperations('shifts', shiftResource, shifts),
}

const shiftRow = rowReader(shiftResource, shifts)

export const shiftNow = operation({
  method: 'GET',
  path: '/v1/desk/shift',
  does: 'The open shift of the caller, with its sales, payments and returns.',
  who: ['desk.sell', 'desk.pay'],
  answers: reply<ShiftNow>(),
  handle: async ({ principal }) => ({ shift: await shift.shiftNow(principal.userId) }),
})

export const openShift = operation({
  method: 'POST',
  path: '/v1/desk/shifts',
  does: 'Opens a shift with the cash counted in the drawer.',
  stepUp: 'none: work at the desk',
  who: ['desk.sell', 'desk.pay'],
  idempotent: 'required',
  body: countValidator,
  answers: reply<ShiftView>(201),
  errors: ['shiftAlreadyOpen'],
  handle: ({ principal, body, key, ip }) =>
    opening.openShift({ principal, ip }, body.countedMinor, key),
})

export const closeShift = operation({
  method: 'POST',
  path: '/v1/desk/shift/close',
  does: 'Closes the shift with the cash counted in the drawer, and books the difference.',
  stepUp: 'none: work at the desk',
  who: ['desk.sell', 'desk.pay'],
  idempotent: 'required',
  body: countValidator,
  answers: reply<ShiftClosed>(),
  errors: ['shiftNotOpen', 'shiftBusy'],
  handle: ({ principal, body, key, ip }) =>
    closing.closeShift({ principal, ip }, body.countedMinor, key),
})

export const countShift = operation({
  method: 'POST',
  path: '/v1/shifts/:id/count',
  does: 'Enters the cash that was found in the drawer of a shift which ended without a count, once.',
  stepUp: 'none: notes a count',
  who: 'machines.manage',
  body: lateCountValidator,
  answers: reply<ShiftRow>(),
  errors: ['updatedError'],
  async handle({ params: { id }, principal, body, ip }) {
    await counting.countShift({ principal, ip }, id, body)
    return shiftRow(id, principal)
  },
})
