import type { Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import User from '#accounts/models/user'
import { userColumns } from '#accounts/user_columns'
import type { NewUser } from '#accounts/validators/user'
import { openUserAccounts } from '#ledger/accounts'

const PATH_MAX_LENGTH = 255
const ID_MAX_DIGITS = 16

/** Whether a user may still have users below: the path has room for another id. */
export const hasPathRoom = ({ path }: Pick<User, 'path'>): boolean =>
  path.length + ID_MAX_DIGITS <= PATH_MAX_LENGTH

/**
 * Adds a user below `parent`, whose row the caller has locked, with their ledger accounts. `more` are the columns that
 * only a registration fills.
 */
export async function insertUser(
  trx: Trx,
  parent: User,
  input: NewUser,
  passwordHash: string,
  more: Partial<Pick<User, 'awaitsActivation' | 'promotionCode' | 'affiliateCode'>> = {}
): Promise<User> {
  const { password: _password, parentId: _parentId, currency, ...given } = input
  const now = clock.now()
  const user = new User().useTransaction(trx).merge({
    language: parent.language,
    openingLimit: 0,
    isInstallationStaff: false,
    roleId: null,
    permissions: [],
    products: {},
    limits: {},
    status: 1,
    ...userColumns(given),
    ...more,
    siteId: parent.siteId,
    type: input.type,
    username: input.username,
    usernameKey: input.username.toLowerCase(),
    passwordHash,
    parentId: parent.id,
    path: '/',
    depth: parent.depth + 1,
    currency: currency ?? parent.currency,
    tokenVersion: 0,
    createdAt: now,
    updatedAt: now,
  })
  await user.save()
  await user.merge({ path: `${parent.path}${user.id}/` }).save()
  await openUserAccounts(trx, user, input.creditLimit ?? 0)
  return user
}
