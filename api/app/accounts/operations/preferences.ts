/** Preferences of a user; other users see only the searches that the user shares. */
import type { Preferences, SharedSearch } from '@grandstand/shared-types/wire/people/accounts'
import { operation } from '#core/operations/operation'
import { nothing, reply } from '#core/operations/reply'
import { vine } from '#core/requests/validation'
import * as actions from '#accounts/actions/keep_preference'
import { preferencesOf } from '#accounts/queries/preferences'
import * as searches from '#accounts/queries/shared_searches'

const NAME_FORM = /^[A-Za-z0-9._-]{1,80}$/
const own = { who: 'signedIn' } as const

export const preferences = operation({
  method: 'GET',
  path: '/v1/me/preferences',
  who: ['signedIn', 'enrolling'],
  does: 'Preferences of the signed-in user, by name, as they were sent.',
  answers: reply<Preferences>(),
  handle: ({ principal }) => preferencesOf(principal.userId),
})

export const keepPreference = operation({
  ...own,
  method: 'PUT',
  path: '/v1/me/preferences/:name',
  does: 'Keeps a value under a name; null removes it.',
  forms: { name: NAME_FORM },
  body: vine.compile(vine.object({ value: vine.any().nullable() })),
  bodyKb: 64,
  answers: nothing(),
  errors: ['minLengthMaxLength', 'amountTooLarge'],
  notes: {
    in: '`:name`: 1 to 80 letters, digits, `.`, `_`, `-`; `value`: any JSON up to 16 000 characters; at most 100 names',
  },
  handle: ({ principal, params, body }) =>
    actions.keepPreference(principal.userId, params.name, body.value),
})

export const sharedSearches = operation({
  ...own,
  method: 'GET',
  path: '/v1/me/shared-searches/:list',
  does: 'Searches of a list that admins and dealers above share with the type of the signed-in user.',
  forms: { list: NAME_FORM },
  answers: reply<SharedSearch[]>(),
  notes: {
    in: "`:list` as a preference's name; searches stand in the preference `savedQueries.<list>`",
  },
  handle: ({ principal, params }) => searches.sharedSearches(principal, params.list),
})
