import { isDeepStrictEqual } from 'node:util'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { Principal } from '#core/requests/access'
import { requireStepUp } from '#core/requests/step_up'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { inTransaction, type Trx } from '#core/database/transactions'
import { changedFields, recordAudit } from '#audit/record_audit'
import User from '#accounts/models/user'
import { requireFitStaff } from '#accounts/actions/require_fit_staff'
import { requireLimitOrder } from '#accounts/actions/require_limit_order'
import { requireOwnDetails } from '#accounts/actions/require_own_details'
import { mayComeFrom } from '#accounts/allowed_networks'
import { userColumns } from '#accounts/user_columns'
import { difference, endSessionsOfConcerned } from '#accounts/actions/concerned_users'
import { lenderAbove, requireTerms, termsOf } from '#accounts/credit_terms'
import { INSTALLATION_PERMISSIONS, permissionsOfRole } from '#accounts/permissions'
import { productFlags } from '#accounts/products'
import { recordingRefusedParts } from '#accounts/refused_parts'
import {
  permissionsGivenTo,
  reachingType,
  requireGivable,
  requirePartRights,
  requireRight,
  roleFor,
} from '#accounts/user_rights'
import { pathAbove } from '#accounts/tree'
import type { UserChanges } from '#accounts/validators/user'
import { siteById } from '#sites/current_site'
import { openDebtAccounts } from '#ledger/accounts'
import { creditLimitOf, setCreditLimit } from '#ledger/credit_limit'

interface UpdateOptions {
  principal: Principal
  ip: string
  /** Protected fields in the payload; the audit log names them. */
  ignored: string[]
}

/** Rights and limits, whose change asks for step-up. */
const GUARDED: readonly string[] = [
  'permissions',
  'roleId',
  'limits',
  'openingLimit',
  'isOnCredit',
  'maxTransferMinor',
  'maxDayTransfersMinor',
  'allowedNetworks',
  'isInstallationStaff',
]

/**
 * Changes the fields that were sent. A new status ends the user's sessions, new permissions end those of all users
 * concerned. Throws 404 `userNotFound`, 403 `notAllowed`, `stepUpNeeded` for rights, limits, networks and staff of the installation,
 * 422 `addressNotAllowed`
 * at `allowedNetworks` when they would lock the principal out, 422 `unknownEntry` at `roleId`, `permissionTooFar`
 * [permission] at `permissions`, `limitNotLower` [current] or `limitOnlyUp` at `openingLimit`, `amountTooSmall` [least]
 * at `creditLimit` when the balance is below zero by more than the new limit, and as `requireTerms`,
 * `requireLimitOrder`, `requireFitStaff` and `requireOwnDetails` do.
 */
export async function updateUser(
  userId: number,
  input: UserChanges,
  options: UpdateOptions
): Promise<void> {
  const site = await siteById(options.principal.siteId)
  let concerned: number[] = []
  let isEdited = false
  await recordingRefusedParts(options, userId, () =>
    inTransaction(async (trx) => {
      const user = await lockTarget(trx, userId)
      await requireRight(options.principal, isOfStatusAlone(input) ? 'suspend' : 'edit', user, trx)
      const before = attributesOf(user)
      requireValues(options, user, input)
      const held = await permissionsGivenTo(user, trx)
      await requireGivableRights(trx, options.principal, user, { input, held })
      const credit = await changeTerms(trx, user, input, options.principal)
      const products = productFlags(user.products)
      user.merge(userColumns(input))
      const { before: was, after } = changedFields(before, attributesOf(user))
      requirePartRights(
        options.principal,
        user.type,
        // a form sends back flags that were never set; only flags that differ count as changes
        Object.keys(after).filter(
          (field) =>
            field !== 'products' || !isDeepStrictEqual(products, productFlags(user.products))
        )
      )
      if ('limits' in after) {
        const parentPath = pathAbove(user.path)
        const { limits: own, currency } = user
        await requireLimitOrder(trx, { site, parentPath, own, currency })
      }
      await requireOwnDetails(trx, user, after)
      if ('status' in after) user.tokenVersion += 1
      if (credit || GUARDED.some((name) => name in after)) {
        await requireStepUp(options.principal, trx)
      }
      if (user.$isDirty) await user.merge({ updatedAt: clock.now() }).save()
      isEdited = Object.keys(after).length > 0 || credit !== null
      if (after.isInstallationStaff) {
        await requireFitStaff(trx, { type: user.type, above: pathAbove(user.path) })
      }
      const changed = difference(held, await permissionsGivenTo(user, trx))
      // an admin holds them without having been given them
      if ('isInstallationStaff' in after) changed.push(...INSTALLATION_PERMISSIONS)
      concerned = await endSessionsOfConcerned(trx, [user], changed)
      await record(
        trx,
        user,
        options,
        { ...was, ...credit?.before },
        { ...after, ...credit?.after }
      )
    })
  )
  for (const id of new Set([userId, ...concerned])) bus.emit('accessChanged', { userId: id })
  if (isEdited && userId !== options.principal.userId) bus.emit('accountEdited', { userId })
}

/** The columns of a user that staff may read. */
function attributesOf({ $attributes }: User) {
  const {
    identityKey: _identityKey,
    emailKey: _email,
    phoneKey: _phone,
    ...attributes
  } = $attributes
  return attributes
}

async function lockTarget(trx: Trx, userId: number): Promise<User> {
  const user = await User.query({ client: trx }).where('id', userId).forUpdate().first()
  if (!user) throw AppError.noUser()
  return user
}

const isOfStatusAlone = (input: UserChanges): boolean =>
  Object.entries(input).every(([field, value]) => field === 'status' || value === undefined)

function requireValues({ principal, ip }: UpdateOptions, user: User, input: UserChanges): void {
  const isOwn = user.id === principal.userId
  if (isOwn && input.status === 0) throw AppError.notAllowed()
  const isStaffAsSent = input.isInstallationStaff ?? user.isInstallationStaff
  if (isOwn && isStaffAsSent !== user.isInstallationStaff) throw AppError.notAllowed()
  const own = { type: user.type, allowedNetworks: input.allowedNetworks ?? [] }
  if (isOwn && !mayComeFrom([own])(ip)) {
    throw AppError.field('allowedNetworks', 'addressNotAllowed')
  }
  if (input.openingLimit !== undefined) requireNotLower(input.openingLimit, user.openingLimit)
}

/** Checks the user's own permissions, when sent, and those of the role: the principal must be able to give both. */
async function requireGivableRights(
  trx: Trx,
  principal: Principal,
  user: User,
  { input, held }: { input: UserChanges; held: readonly Permission[] }
): Promise<void> {
  const type = await reachingType(user, trx)
  requireGivable(principal, input.permissions ?? [], {
    type,
    isInstallationStaff: input.isInstallationStaff ?? user.isInstallationStaff,
    held: [...held, ...user.permissions],
  })
  if (!input.roleId || input.roleId === user.roleId) return
  const role = await roleFor(trx, user, input.roleId)
  requireGivable(principal, permissionsOfRole(role), { type, isInstallationStaff: true, held })
}

/** 0 means no limit, so it counts as the highest value. */
function requireNotLower(wanted: number, current: number): void {
  if (wanted === current || wanted === 0) return
  if (current === 0) throw AppError.field('openingLimit', 'limitOnlyUp')
  if (wanted < current) throw AppError.field('openingLimit', 'limitNotLower', [current])
}

/**
 * Checks all terms of credit, and writes those that are not columns of the user. Resolves to the change of the credit
 * limit.
 */
async function changeTerms(
  trx: Trx,
  user: User,
  input: UserChanges,
  principal: Principal
): Promise<{ before: object; after: object } | null> {
  const { creditLimit: wanted, isOnCredit } = input
  const creditLimit = typeof wanted === 'number' ? await creditLimitOf(trx, user.id) : 0
  await requireTerms(
    trx,
    principal,
    { ...input, creditLimit: wanted ?? creditLimit },
    {
      ...termsOf(user),
      creditLimit,
    }
  )
  if (isOnCredit && !user.isOnCredit) {
    await openDebtAccounts(trx, user, await lenderAbove(trx, user))
  }
  if (typeof wanted !== 'number' || wanted === creditLimit) return null
  await setCreditLimit(trx, user.id, wanted)
  return { before: { creditLimit }, after: { creditLimit: wanted } }
}

async function record(
  trx: Trx,
  user: User,
  { principal, ip, ignored }: UpdateOptions,
  before: object,
  after: object
): Promise<void> {
  if (Object.keys(after).length === 0 && ignored.length === 0) return
  await recordAudit(trx, {
    siteId: user.siteId,
    actorId: principal.userId,
    action: 'user.update',
    subjectType: 'user',
    subjectId: user.id,
    detail: { before, after, ...(ignored.length > 0 && { ignored }) },
    ip,
  })
}
