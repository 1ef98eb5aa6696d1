import { reachingAs, type UserType } from '@grandstand/shared-types/accounts/user_types'
import type { FieldError } from '@grandstand/shared-types/core/errors'
import { isInSight, keeperOf, type Principal } from '#core/requests/access'
import { requireStepUp } from '#core/requests/step_up'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { inTransaction, isUniqueViolation, type Trx } from '#core/database/transactions'
import { recordAudit } from '#audit/record_audit'
import User from '#accounts/models/user'
import { hashPassword } from '#accounts/password_hash'
import { passwordRefusal, passwordRulesOf, type PasswordRules } from '#accounts/password_rules'
import { hasPathRoom, insertUser } from '#accounts/actions/insert_user'
import { requireFitStaff } from '#accounts/actions/require_fit_staff'
import { requireLimitOrder } from '#accounts/actions/require_limit_order'
import { requireOwnDetails } from '#accounts/actions/require_own_details'
import { requireRoom } from '#accounts/opening_room'
import { permissionsOfRole } from '#accounts/permissions'
import { recordingRefusedParts } from '#accounts/refused_parts'
import { userColumns } from '#accounts/user_columns'
import { permissionFor, requireGivable, requirePartRights, roleFor } from '#accounts/user_rights'
import { lenderIn, NO_TERMS, requireTerms } from '#accounts/credit_terms'
import type { NewUser } from '#accounts/validators/user'
import { openDebtAccounts } from '#ledger/accounts'
import { siteById } from '#sites/current_site'

interface CreateOptions {
  principal: Principal
  ip: string
  /** Protected fields in the payload; the audit log names them. */
  ignored: string[]
  /** Allows a common password: the demo's passwords are published. */
  isDemo?: boolean
  /**
   * Hash made beforehand, for people of the demo who share one password that nobody knows. Without it the password is
   * hashed.
   */
  passwordHash?: string
}

/**
 * Creates a user with ledger accounts and resolves to the id. Without `parentId` the user is placed below the
 * principal, or the dealer for whom they work. Throws 403 `notAllowed` (the principal may not give this type or permission), 404 `userNotFound` (the parent is
 * out of sight), 403 `stepUpNeeded` for staff of the installation, 422 `unknownEntry` at `roleId`, `permissionTooFar` [permission] at `permissions`,
 * `usernameAlreadyUseRegister` at `username` together with the key of `passwordRefusal`, `userSizeError` [limit] when a
 * dealer's opening limit is reached, and as `requireTerms`, `requireLimitOrder`, `requireFitStaff` and `requireOwnDetails`
 * do.
 */
export const createUser = (input: NewUser, options: CreateOptions): Promise<number> =>
  recordingRefusedParts(options, options.principal.userId, () => openUser(input, options))

async function openUser(input: NewUser, options: CreateOptions): Promise<number> {
  const { principal } = options
  requireCreatable(principal, input)
  const site = await siteById(principal.siteId)
  const rules = passwordRulesOf(site, site.settings)
  await requireFittingFields(input, site.id, {
    ...rules,
    refuseCommonPasswords: rules.refuseCommonPasswords && !options.isDemo,
  })
  const passwordHash = options.passwordHash ?? (await hashPassword(input.password, 'known'))
  try {
    const userId = await inTransaction(async (trx) => {
      const parent = await lockParent(trx, principal, input)
      const reaching = reachingAs(input.type, parent.type)
      const isInstallationStaff = input.isInstallationStaff ?? false
      const receiver = { type: reaching, isInstallationStaff, held: [] }
      requireGivable(principal, input.permissions ?? [], receiver)
      if (isInstallationStaff) {
        await requireFitStaff(trx, { type: input.type, above: parent.path })
        await requireStepUp(principal, trx)
      }
      if (principal.type !== 'admin') await requireRoom(trx, parent, 1)
      const currency = input.currency ?? parent.currency
      // an operator moves the dealer's money, so both have one currency
      if (reaching !== input.type && currency !== parent.currency) {
        throw AppError.field('currency', 'notOneOf', [parent.currency])
      }
      await requireTerms(trx, principal, input, { ...NO_TERMS, type: input.type, currency })
      const { limits: own } = userColumns(input)
      if (own) {
        await requireLimitOrder(trx, { site, parentPath: parent.path, own, currency })
      }
      const { siteId } = parent
      await requireOwnDetails(trx, { ...input, id: null, siteId }, input)
      if (input.roleId) {
        const role = await roleFor(trx, { siteId, type: input.type }, input.roleId)
        requireGivable(principal, permissionsOfRole(role), {
          ...receiver,
          isInstallationStaff: true,
        })
      }
      const user = await insertUser(trx, parent, input, passwordHash)
      if (input.isOnCredit) await openDebtAccounts(trx, user, lenderIn(parent))
      await recordAudit(trx, {
        siteId: user.siteId,
        actorId: principal.userId,
        action: 'user.create',
        subjectType: 'user',
        subjectId: user.id,
        detail: auditDetail(input, options.ignored),
        ip: options.ip,
      })
      return user.id
    })
    bus.emit('accessChanged', { userId })
    return userId
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw new AppError('validationFailed', { fields: [TAKEN] })
    }
    throw error
  }
}

const TAKEN: FieldError = { field: 'username', key: 'usernameAlreadyUseRegister', params: [] }

/** Reports the faults of username and password together. */
async function requireFittingFields(
  { username, password, type, isOnline = false }: NewUser,
  siteId: number,
  rules: PasswordRules
): Promise<void> {
  const refusal = passwordRefusal(password, { username, type, isOnline }, rules)
  const taken = await User.query()
    .where({ site_id: siteId, username_key: username.toLowerCase() })
    .select('id')
    .first()
  const fields = [...(taken ? [TAKEN] : []), ...(refusal ? [refusal] : [])]
  if (fields.length > 0) throw new AppError('validationFailed', { fields })
}

/** For each type of user: the types that may stand directly below, and the permission that opening each takes. */
const OPENED_BY: Readonly<Record<UserType, readonly UserType[]>> = {
  admin: ['dealer', 'partner', 'terminal', 'operator', 'player'],
  dealer: ['dealer', 'partner', 'terminal', 'operator', 'player'],
  partner: ['player'],
  operator: [],
  terminal: [],
  player: [],
}

/** An operator opens the same types as the dealer or house that the operator works for, but no further operators. */
const openedBy = ({ type, worksFor }: Principal): readonly UserType[] =>
  type === 'operator'
    ? OPENED_BY[worksFor ? 'dealer' : 'admin'].filter((one) => one !== 'operator')
    : OPENED_BY[type]

/**
 * Opening a partner directly below oneself takes another permission than opening one below a dealer of one's branch.
 * Limits and product flags of a new user take no permission of their own, since they only narrow the branch's.
 */
function requireCreatable(principal: Principal, input: NewUser): void {
  const keeperId = keeperOf(principal).userId
  const isElsewhere = (input.parentId ?? keeperId) !== keeperId
  const needed =
    input.type === 'partner' && isElsewhere ? 'partners.add' : permissionFor('open', input.type)
  if (!openedBy(principal).includes(input.type) || !principal.permissions.has(needed)) {
    throw AppError.notAllowed()
  }
  const { type, permissions = [], roleId } = input
  if (permissions.length > 0 || roleId) requirePartRights(principal, type, ['permissions'])
  if (input.isInstallationStaff) requirePartRights(principal, type, ['isInstallationStaff'])
  if (input.allowedNetworks?.length) requirePartRights(principal, type, ['allowedNetworks'])
}

/** Locks the row of the parent until the transaction ends, and returns it. A partner may only have players below. */
async function lockParent(
  trx: Trx,
  principal: Principal,
  { type, parentId = null }: NewUser
): Promise<User> {
  const parent = await User.query({ client: trx })
    .where('id', parentId ?? keeperOf(principal).userId)
    .forUpdate()
    .first()
  if (!parent || !isInSight(principal, parent)) throw AppError.noUser()
  const canHaveChildren = OPENED_BY[parent.type].includes(type)
  if (!canHaveChildren || !hasPathRoom(parent)) {
    throw AppError.field('parentId', 'unknownEntry')
  }
  return parent
}

function auditDetail(input: NewUser, ignored: string[]): Record<string, unknown> {
  const { password: _password, ...after } = input
  return { after, ...(ignored.length > 0 && { ignored }) }
}
