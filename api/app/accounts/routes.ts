import type { Operations } from '#core/operations/operation'
import * as preferences from '#accounts/operations/preferences'
import * as sessions from '#accounts/operations/sessions'
import {
  changePassword,
  createUser,
  deleteUser,
  setPassword,
  updateUser,
  userLimits,
  userLists,
} from '#accounts/operations/users'

export const accountOperations = {
  ...sessions,
  ...preferences,
  ...userLists,
  createUser,
  updateUser,
  userLimits,
  deleteUser,
  setPassword,
  changePassword,
} satisfies Operations
