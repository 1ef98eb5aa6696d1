/** A player's protection for staff, and the exclusion that staff enter at the player's wish. */
import type { ProtectionView } from '@grandstand/shared-types/wire/people/protection'
import { findRow } from '#core/lists/resource'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { scopeUsers, userResource } from '#accounts/queries/user_resource'
import { excludePlayer } from '#protection/actions/exclude_player'
import { protectionView } from '#protection/queries/protection_view'
import { exclusionByStaffValidator } from '#protection/validators/protection'

/** A player in sight. Throws 404 `notFound`. */
async function playerInSight(id: number, principal: Principal) {
  const user = await findRow(userResource, id, (query) => scopeUsers(query, principal))
  if (user.type !== 'player') throw AppError.noUser()
  return { userId: id, siteId: principal.siteId, currency: user.currency }
}

export const userProtection = operation({
  method: 'GET',
  path: '/v1/users/:id/protection',
  does: 'The own limits of a player, a running exclusion, and the reality check.',
  who: 'users.view',
  answers: reply<ProtectionView>(),
  handle: async ({ params: { id }, principal }) =>
    protectionView(await playerInSight(id, principal)),
})

export const excludeUser = operation({
  method: 'POST',
  path: '/v1/users/:id/exclusions',
  does: 'Excludes a player on the wish of the player; nobody can end it early.',
  who: 'users.suspend',
  body: exclusionByStaffValidator,
  answers: reply<ProtectionView>(201),
  errors: ['amountTooLarge', 'amountTooSmall', 'minLengthMaxLength'],
  async handle({ params: { id }, principal, body, ip }) {
    const player = await playerInSight(id, principal)
    await excludePlayer({ principal, ip }, id, body)
    return protectionView(player)
  },
})
