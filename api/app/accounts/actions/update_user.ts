import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { inTransaction, type Trx } from '#core/database/transactions'
import { changedFields, recordAudit } from '#audit/record_audit'
import User from '#accounts/models/user'
import { requireLimitOrder } from '#accounts/actions/require_limit_order'
import { userColumns } from '#accounts/user_columns'
import { lenderAbove, requireTerms, termsOf } from '#accounts/credit_terms'
import { requireEditRight, requireGivable } from '#accounts/user_rights'
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

/**
 * Changes the fields that were sent. New permissions or a new status end the user's sessions. Throws 404 `notFound`,
 * 403 `notAllowed`, 422 `permissionTooFar` [permission] at `permissions`, `limitOnlyUp` [current] at `openingLimit`,
 * `amountTooSmall` [least] at `creditLimit` when the present balance needs more, and as `requireTerms` and
 * `requireLimitOrder` do.
 */
export async function updateUser(
  userId: number,
  input: UserChanges,
  options: UpdateOptions
): Promise<void> {
  const site = await siteById(options.principal.siteId)
  await inTransaction(async (trx) => {
    const user = await lockTarget(trx, userId, options)
    const before = { ...user.$attributes }
    requireRights(options.principal, user, input)
    const credit = await changeTerms(trx, user, input, options.principal)
    user.merge(userColumns(input))
    const { before: was, after } = changedFields(before, { ...user.$attributes })
    if ('limits' in after) {
      const parentPath = user.path.replace(/\d+\/$/, '')
      const { limits: own, currency } = user
      await requireLimitOrder(trx, { site, parentPath, own, currency })
    }
    if ('permissions' in after || 'status' in after) user.tokenVersion += 1
    if (user.$isDirty) await user.merge({ updatedAt: clock.now() }).save()
    await record(trx, user, options, { ...was, ...credit?.before }, { ...after, ...credit?.after })
  })
  bus.emit('accessChanged', { userId })
}

async function lockTarget(trx: Trx, userId: number, options: UpdateOptions): Promise<User> {
  const user = await User.query({ client: trx }).where('id', userId).forUpdate().first()
  if (!user) throw AppError.notFound()
  requireEditRight(options.principal, user)
  return user
}

function requireRights(principal: Principal, user: User, input: UserChanges): void {
  requireGivable(principal, input.permissions ?? [], { type: user.type, held: user.permissions })
  const suspendsItself = user.id === principal.userId && input.status === 0
  if (suspendsItself) throw AppError.notAllowed()
  if (input.openingLimit !== undefined && isLower(input.openingLimit, user.openingLimit)) {
    throw AppError.field('openingLimit', 'limitOnlyUp', [user.openingLimit])
  }
}

/** 0 means no limit, and so is the highest. */
const isLower = (wanted: number, current: number): boolean =>
  wanted !== current && wanted !== 0 && (current === 0 || wanted < current)

/** Checks all terms of credit; writes those that are no columns of the user. Answers with the credit limit's change. */
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
