/** Adds, copies, changes and removes roles. Each change writes a row of the audit log and applies at once. */
import type { Permission, UserType } from '@grandstand/shared-types/accounts/user_types'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import {
  inTransaction,
  isReferenceViolation,
  isUniqueViolation,
  type Trx,
} from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import type { EditVerb } from '@grandstand/shared-types/wire/audit'
import { authorOf, changedFields, recordEdit } from '#audit/record_audit'
import { difference, endSessionsOfConcerned } from '#accounts/actions/concerned_users'
import Role from '#accounts/models/role'
import User from '#accounts/models/user'
import { permissionsOfRole } from '#accounts/permissions'
import { requireGivable } from '#accounts/user_rights'
import type { NewRole, RoleChanges } from '#accounts/validators/role'

/** Throws 409 `alreadyExists` for a name that is taken, and as `requireGivable`. */
export async function createRole(editor: Editor, input: NewRole): Promise<number> {
  requireGivable(editor.principal, input.permissions, ofRole(input.userType))
  return naming((trx) => insert(trx, editor, input))
}

/** A role of the same permissions under another name. Throws 404 `notFound`, and as `createRole`. */
export async function copyRole(editor: Editor, id: number, name: string): Promise<number> {
  return naming(async (trx) => {
    const role = await lockRole(trx, editor, id)
    const permissions = permissionsOfRole(role)
    requireGivable(editor.principal, permissions, ofRole(role.userType))
    return insert(trx, editor, { name, userType: role.userType, permissions })
  })
}

/**
 * Changes name or permissions; the sessions of everybody concerned end. Throws 404 `notFound`, 409 `roleShipped`, 403
 * `notAllowed` for a role with a permission that the editor lacks, and as `createRole`.
 */
export async function updateRole(editor: Editor, id: number, changes: RoleChanges): Promise<void> {
  const concerned = await naming(async (trx) => {
    const role = await lockOwnRole(trx, editor, id)
    const before = { name: role.name, permissions: role.permissions }
    const receiver = { ...ofRole(role.userType), held: role.permissions }
    requireGivable(editor.principal, changes.permissions ?? [], receiver)
    role.merge(changes)
    const change = changedFields(before, { name: role.name, permissions: role.permissions })
    if (Object.keys(change.after).length === 0) return []
    await role.merge({ updatedAt: clock.now() }).save()
    await audit(trx, editor, 'update', id, change)
    return endSessionsOfConcerned(
      trx,
      await holdersOf(trx, id),
      difference(before.permissions, role.permissions)
    )
  })
  for (const userId of concerned) bus.emit('accessChanged', { userId })
}

/** Throws 404 `notFound`, 409 `roleShipped`, 409 `inUse` for a role that a user has, and as `updateRole`. */
export async function deleteRole(editor: Editor, id: number): Promise<void> {
  try {
    await inTransaction(async (trx) => {
      const { name, userType, permissions } = await lockOwnRole(trx, editor, id)
      await trx.from('roles').where('id', id).delete()
      await audit(trx, editor, 'delete', id, { before: { name, userType, permissions } })
    })
  } catch (error) {
    if (isReferenceViolation(error)) throw new AppError('inUse')
    throw error
  }
}

/** What a role may hold: who has it gets no more of it than they may hold themselves. */
const ofRole = (type: UserType) => ({ type, isInstallationStaff: true, held: [] })

async function naming<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(work)
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('alreadyExists')
    throw error
  }
}

interface RoleValues {
  name: string
  userType: UserType
  permissions: Permission[]
}

async function insert(trx: Trx, editor: Editor, values: RoleValues): Promise<number> {
  const now = clock.now()
  const siteId = editor.principal.siteId
  const role = await new Role()
    .useTransaction(trx)
    .merge({ ...values, siteId, isShipped: false, createdAt: now, updatedAt: now })
    .save()
  await audit(trx, editor, 'create', role.id, { after: values })
  return role.id
}

async function lockRole(trx: Trx, { principal }: Editor, id: number): Promise<Role> {
  const role = await Role.query({ client: trx })
    .where({ id, siteId: principal.siteId })
    .forUpdate()
    .first()
  if (!role) throw AppError.notFound()
  return role
}

async function lockOwnRole(trx: Trx, editor: Editor, id: number): Promise<Role> {
  const role = await lockRole(trx, editor, id)
  if (role.isShipped) throw new AppError('roleShipped')
  const { permissions } = editor.principal
  if (role.permissions.some((permission) => !permissions.has(permission))) {
    throw AppError.notAllowed()
  }
  return role
}

const holdersOf = (trx: Trx, roleId: number): Promise<User[]> =>
  User.query({ client: trx }).where('roleId', roleId).select('id', 'siteId', 'type')

const audit = (
  trx: Trx,
  editor: Editor,
  verb: EditVerb,
  id: number,
  detail: Record<string, unknown>
): Promise<void> => recordEdit(trx, authorOf(editor), { table: 'roles', verb, id, detail })
