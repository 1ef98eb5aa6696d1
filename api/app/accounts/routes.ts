import type { Operations } from '#core/operations/operation'
import { cloneOwnSite } from '#accounts/operations/clone_site'
import * as handLogin from '#accounts/operations/hand_login'
import * as ownProfile from '#accounts/operations/own_profile'
import * as ownSessions from '#accounts/operations/own_sessions'
import * as preferences from '#accounts/operations/preferences'
import { copyRole, roleLists } from '#accounts/operations/roles'
import * as secondFactor from '#accounts/operations/second_factor'
import * as sessions from '#accounts/operations/sessions'
import * as userDetails from '#accounts/operations/user_details'
import * as userSessions from '#accounts/operations/user_sessions'
import {
  changePassword,
  createUser,
  deleteUser,
  setPassword,
  updateUser,
  userLimits,
  userTrail,
  userLists,
} from '#accounts/operations/users'

export const operations = {
  ...sessions,
  ...handLogin,
  ...ownProfile,
  ...ownSessions,
  ...preferences,
  ...userLists,
  createUser,
  updateUser,
  userLimits,
  userTrail,
  deleteUser,
  setPassword,
  changePassword,
  ...userSessions,
  ...userDetails,
  ...roleLists,
  copyRole,
  ...secondFactor,
  cloneOwnSite,
} satisfies Operations
