/** Dealers, by the same writes as users; and the start page of the staff. */
import type { DealerRow } from '@grandstand/shared-types/wire/people/accounts'
import {
  TURNOVER_DAYS,
  type Dashboard,
  type Turnover,
} from '@grandstand/shared-types/wire/people/dealers'
import { createUser } from '#accounts/actions/create_user'
import { deleteUser } from '#accounts/actions/delete_user'
import { updateUser } from '#accounts/actions/update_user'
import { ignoredOnCreate, ignoredOnUpdate } from '#accounts/mass_assignment'
import { CREATE_ERRORS, UPDATE_ERRORS } from '#accounts/operations/users'
import { createDealerValidator, updateUserValidator } from '#accounts/validators/user'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import { vine } from '#core/requests/validation'
import * as start from '#dealers/queries/dashboard'
import * as chart from '#dealers/queries/turnover'
import { dealerResource, scopeDealers, withFigures } from '#dealers/queries/dealer_resource'

const reads = {
  permission: 'users.view',
  scope: scopeDealers,
  extend: withFigures,
  exportsPeople: true,
} as const
const dealerRow = rowReader(dealerResource, reads)
const adds = { who: 'dealers.add' } as const

export const dealerLists = {
  ...aroundList('dealers', dealerResource, reads),
  ...readOperations('dealers', dealerResource, reads),
}

export const createDealer = operation({
  ...adds,
  method: 'POST',
  path: '/v1/dealers',
  does: 'Opens a dealer: `POST /v1/users` with that type.',
  stepUp: 'always',
  spec: ['dealers (back office)'],
  body: createDealerValidator,
  bodyKb: 32,
  answers: reply<DealerRow>(201),
  errors: CREATE_ERRORS,
  async handle({ ctx, principal, body, ip }) {
    const ignored = ignoredOnCreate(ctx.request.body())
    const id = await createUser({ ...body, type: 'dealer' }, { principal, ip, ignored })
    return dealerRow(id, principal)
  },
})

export const updateDealer = operation({
  who: 'dealers.edit',
  method: 'PUT',
  path: '/v1/dealers/:id',
  does: 'Changes a dealer below, as `PUT /v1/users/:id`.',
  stepUp: 'byAction',
  spec: ['dealers (back office)'],
  body: updateUserValidator,
  bodyKb: 32,
  answers: reply<DealerRow>(),
  errors: UPDATE_ERRORS,
  async handle({ ctx, params: { id }, principal, body, ip }) {
    const ignored = ignoredOnUpdate(ctx.request.body(), { ...(await dealerRow(id, principal)) })
    await updateUser(id, body, { principal, ip, ignored })
    return dealerRow(id, principal)
  },
})

export const deleteDealer = operation({
  ...adds,
  method: 'DELETE',
  path: '/v1/dealers/:id',
  does: 'Removes a dealer as `DELETE /v1/users/:id`.',
  stepUp: 'none: removes nobody who ever moved money',
  answers: reply<DealerRow>(),
  errors: ['inUse'],
  async handle({ params: { id }, principal, ip }) {
    const before = await dealerRow(id, principal)
    await deleteUser(id, { principal, ip })
    return before
  },
})

export const dashboard = operation({
  method: 'GET',
  path: '/v1/dashboard',
  mayLag: true,
  does: 'The start page of the staff, each with their own branch; a day is a UTC day.',
  who: 'staff',
  answers: reply<Dashboard>(),
  handle: ({ principal }) => start.dashboard(principal),
})

export const turnover = operation({
  method: 'GET',
  path: '/v1/dashboard/turnover',
  mayLag: true,
  does: 'Stakes and payouts of the own branch by hour or day, sport, product and dealer.',
  who: 'staff',
  query: vine.compile(vine.object({ days: vine.number().in([...TURNOVER_DAYS]) })),
  answers: reply<Turnover>(),
  notes: { out: 'at most about a minute old' },
  handle: ({ principal, query: { days } }) => chart.turnover(principal, days),
})
