/** The people of a branch, and their passwords. */
import type {
  UserLimitsView,
  UserRow,
  UserTrail,
} from '@grandstand/shared-types/wire/people/accounts'
import { isStaffType } from '@grandstand/shared-types/accounts/user_types'
import { requireStepUp } from '#core/requests/step_up'
import { operation } from '#core/operations/operation'
import { nothing, reply } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import * as own from '#accounts/actions/change_password'
import * as creating from '#accounts/actions/create_user'
import * as deleting from '#accounts/actions/delete_user'
import { resetPassword } from '#accounts/actions/reset_password'
import * as updating from '#accounts/actions/update_user'
import { ignoredOnCreate, ignoredOnUpdate } from '#accounts/mass_assignment'
import * as limits from '#accounts/queries/user_limits'
import { scopeUsers, userResource, shownUsers } from '#accounts/queries/user_resource'
import * as trail from '#accounts/queries/user_trail'
import { changePasswordValidator, resetPasswordValidator } from '#accounts/validators/password'
import { createUserValidator, updateUserValidator } from '#accounts/validators/user'

const reads = {
  permission: 'users.view',
  scope: scopeUsers,
  extend: shownUsers,
  exportsPeople: true,
} as const
const userRow = rowReader(userResource, reads)

export const userLists = {
  ...aroundList('users', userResource, reads),
  ...readOperations('users', userResource, reads),
}

/** Callers who may act on at least some users; the actions check which users. */
const adds = { who: ['users.add', 'dealers.add', 'partners.open', 'partners.add'] } as const

/** Of what staff enter of a person (`requireOwnDetails`). */
const DETAIL_ERRORS = [
  'identityNumberWrong',
  'numberRequired',
  'unknownEntry',
  'minLengthMaxLength',
  'emailAlreadyUse',
  'phoneAlreadyUse',
  'phoneOtherCountry',
  'identityNumberInUse',
] as const

export const CREATE_ERRORS = [
  ...DETAIL_ERRORS,
  'networkInvalid',
  'notForAccount',
  'ownCurrencyListed',
  'usernameAlreadyUseRegister',
  'usernameCharacters',
  'userSizeError',
  'commonPassword',
  'amountTooSmall',
  'amountTooLarge',
] as const
export const UPDATE_ERRORS = [
  ...DETAIL_ERRORS,
  'networkInvalid',
  'notForAccount',
  'ownCurrencyListed',
  'limitOnlyUp',
  'limitNotLower',
  'amountTooSmall',
  'amountTooLarge',
  'stepUpNeeded',
] as const

export const createUser = operation({
  ...adds,
  method: 'POST',
  path: '/v1/users',
  does: 'Opens a user: users.add for players and terminals, dealers.add for dealers and operators, partners.open for partners below oneself, partners.add for partners below another dealer.',
  stepUp: 'byAction',
  body: createUserValidator,
  bodyKb: 32,
  answers: reply<UserRow>(201),
  errors: CREATE_ERRORS,
  notes: {
    in: "`parentId` = oneself, or the dealer for whom one works, `currency` = the parent's; dealers open all types but admins, partners players alone, operators whom the one opens for whom they work, but no operators; `roleId` a role of the type",
  },
  async handle({ ctx, principal, body, ip }) {
    const ignored = ignoredOnCreate(ctx.request.body())
    // who works for the brand gets rights with the account
    if (isStaffType(body.type)) await requireStepUp(principal)
    const id = await creating.createUser(body, { principal, ip, ignored })
    return userRow(id, principal)
  },
})

export const updateUser = operation({
  who: ['users.edit', 'users.suspend', 'dealers.edit'],
  method: 'PUT',
  path: '/v1/users/:id',
  does: 'Changes a user below; only an admin also their own account.',
  stepUp: 'byAction',
  body: updateUserValidator,
  bodyKb: 32,
  answers: reply<UserRow>(),
  errors: UPDATE_ERRORS,
  notes: {
    in: "amounts are of the user's own currency; `limits.byCurrency` of a dealer binds players of others below; 0 is no limit; `openingLimit` 0 is unlimited and only rises; `creditLimit` by admins alone; `permissions` and `roleId` with permissions.give, and only permissions that one holds; `limits` with limits.give, `products` with products.give, `status` with users.suspend, of dealers with dealers.edit",
    out: "a new status ends the user's sessions; new permissions also those of staff below who were given them",
  },
  async handle({ ctx, params: { id }, principal, body, ip }) {
    const ignored = ignoredOnUpdate(ctx.request.body(), await userRow(id, principal))
    await updating.updateUser(id, body, { principal, ip, ignored })
    return userRow(id, principal)
  },
})

export const userLimits = operation({
  method: 'GET',
  path: '/v1/users/:id/limits',
  does: "The levels whose limits reach a user, and the limits in force, in the user's currency.",
  who: 'users.view',
  answers: reply<UserLimitsView>(),
  handle: ({ params: { id }, principal }) => limits.userLimits(id, principal),
})

export const userTrail = operation({
  method: 'GET',
  path: '/v1/users/:id/trail',
  does: 'The users above a user, from the top of what the caller sees, and the user at the end.',
  who: 'users.view',
  answers: reply<UserTrail>(),
  handle: ({ params: { id }, principal }) => trail.userTrail(id, principal),
})

export const deleteUser = operation({
  ...adds,
  method: 'DELETE',
  path: '/v1/users/:id',
  does: 'Removes a user who never signed in, moved no money and has no user below.',
  stepUp: 'none: removes nobody who ever moved money',
  answers: reply<UserRow>(),
  errors: ['inUse'],
  async handle({ params: { id }, principal, ip }) {
    const before = await userRow(id, principal)
    await deleting.deleteUser(id, { principal, ip })
    return before
  },
})

export const setPassword = operation({
  who: ['users.password', 'dealers.edit'],
  method: 'PUT',
  path: '/v1/users/:id/password',
  does: 'Sets a new password for another user who forgot theirs; all sessions of that user end.',
  stepUp: 'always',
  body: resetPasswordValidator,
  answers: nothing(),
  errors: ['minLengthMaxLength', 'commonPassword'],
  async handle({ params: { id }, principal, body, ip }) {
    await userRow(id, principal)
    await resetPassword(id, body.password, { principal, ip })
  },
})

export const changePassword = operation({
  method: 'PUT',
  path: '/v1/me/password',
  does: 'Changes the own password; every other session of the user ends.',
  spec: ['userChangePassword'],
  who: 'signedIn',
  body: changePasswordValidator,
  answers: nothing(),
  errors: [
    'passwordMatchError',
    'userPassCodeWrong',
    'minLengthMaxLength',
    'commonPassword',
    'passwordUnchanged',
    'tooManyAttempts',
  ],
  handle: ({ principal, body, ip }) => own.changePassword(principal, body, ip),
})
