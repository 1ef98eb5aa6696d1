/** The signed-in user's own profile. */
import type { OwnProfile } from '@grandstand/shared-types/wire/people/accounts'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { changeProfile } from '#accounts/actions/change_profile'
import User from '#accounts/models/user'
import { ownProfileOf } from '#accounts/queries/own_profile'
import { ownProfileValidator } from '#accounts/validators/own_profile'

const own = { who: 'signedIn', reach: 'own' } as const

export const ownProfile = operation({
  ...own,
  method: 'GET',
  path: '/v1/me/profile',
  does: 'What the own account says of its owner; the identity number shows its end alone.',
  spec: ['userdata, getData, userdetail'],
  answers: reply<OwnProfile>(),
  handle: async ({ principal }) => ownProfileOf(await User.findOrFail(principal.userId)),
})

export const updateOwnProfile = operation({
  ...own,
  method: 'PUT',
  path: '/v1/me/profile',
  does: 'Changes gender, address, city, country, post code, automatic printing or language of the own account.',
  spec: ['userUpdate'],
  body: ownProfileValidator,
  answers: reply<OwnProfile>(),
  errors: ['cityCanNotbeNull', 'postCodeCanNotbeNull', 'minLengthMaxLength'],
  notes: { in: 'fields left out stay' },
  handle: async ({ principal, ip, body }) =>
    ownProfileOf(await changeProfile({ principal, ip }, body)),
})
