/** Erasures of players' data, as staff ask for and decide about them. */
import type { ErasureRow } from '@grandstand/shared-types/wire/people/privacy'
import { scopeUsers, userResource } from '#accounts/queries/user_resource'
import { findRow } from '#core/lists/resource'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { requireStepUp } from '#core/requests/step_up'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import { askErasure } from '#privacy/actions/ask_erasure'
import { decideErasure } from '#privacy/actions/decide_erasure'
import { erasureResource, scopeErasures } from '#privacy/queries/erasure_resource'
import { erasureValidator } from '#privacy/validators/privacy'

const ERASE = 'users.erase'
const reads = { permission: ERASE, scope: scopeErasures, exportsPeople: true } as const
const erasureRow = rowReader(erasureResource, reads)
const decision = {
  method: 'POST',
  who: ERASE,
  body: erasureValidator,
  answers: reply<ErasureRow>(),
  errors: ['erasureState', 'stepUpNeeded', 'minLengthMaxLength'],
} as const

export const erasureLists = {
  ...aroundList('erasures', erasureResource, reads),
  ...readOperations('erasures', erasureResource, reads),
}

export const askErasureOfUser = operation({
  method: 'POST',
  path: '/v1/users/:id/erasure',
  does: 'Closes the account of a player on the wish of the player, and notes when its data is to be erased.',
  stepUp: 'byAction',
  who: ERASE,
  body: erasureValidator,
  answers: reply<ErasureRow>(201),
  errors: ['erasureLeft', 'erasureState', 'stepUpNeeded', 'minLengthMaxLength'],
  async handle({ params: { id }, principal, body, ip }) {
    await findRow(userResource, id, (query) => scopeUsers(query, principal))
    await requireStepUp(principal)
    return erasureRow(await askErasure({ principal, ip }, id, body.reason), principal)
  },
})

export const refuseErasure = operation({
  ...decision,
  path: '/v1/erasures/:id/refusal',
  does: 'Lets the data stay; the account stays closed until staff open it.',
  stepUp: 'byAction',
  async handle({ params: { id }, principal, body, ip }) {
    await decideErasure({ principal, ip }, id, { decision: 'refuse', ...body })
    return erasureRow(id, principal)
  },
})

export const hastenErasure = operation({
  ...decision,
  path: '/v1/erasures/:id/hastening',
  does: 'Erases the data within minutes instead of at its time.',
  stepUp: 'byAction',
  async handle({ params: { id }, principal, body, ip }) {
    await decideErasure({ principal, ip }, id, { decision: 'hasten', ...body })
    return erasureRow(id, principal)
  },
})
