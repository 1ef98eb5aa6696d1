/** People of the demo, opened and funded as staff would do it. */
import db from '@adonisjs/lucid/services/db'
import type { Principal } from '#core/requests/access'
import { createUser } from '#accounts/actions/create_user'
import { principalOf } from '#accounts/actions/open_session'
import User from '#accounts/models/user'
import type { NewUser } from '#accounts/validators/user'
import { moveCredit } from '#dealers/actions/move_credit'

interface DemoPassword {
  /** The password is a published one. */
  isDemo?: boolean
  /** The hash of a password that nobody knows. */
  passwordHash?: string
}

/** The user of that name, opened below `principal` when missing. */
export async function memberBelow(
  principal: Principal,
  input: NewUser,
  password: DemoPassword
): Promise<Principal> {
  const existing = await User.query()
    .where({ siteId: principal.siteId, usernameKey: input.username })
    .first()
  if (!existing) await createUser(input, { principal, ip: '', ignored: [], ...password })
  return principalOf(existing ?? (await memberOf(principal.siteId, input.username)))
}

/** Throws an Error when there is no such user. */
export const memberOf = (siteId: number, usernameKey: string): Promise<User> =>
  User.query().where({ siteId, usernameKey }).firstOrFail()

/** Sends credit, once for each pair of users. */
export async function sendCredit(
  from: Principal,
  to: Principal,
  amountMinor: number
): Promise<void> {
  const order = { direction: 'send', amountMinor } as const
  await moveCredit(to.userId, order, {
    principal: from,
    ip: '',
    idempotencyKey: `demo-credit-${to.userId}`,
  })
}

/** Ids of the brand's shipped roles, by name. */
export async function shippedRoleIds(siteId: number): Promise<Map<string, number>> {
  const rows: { id: number; name: string }[] = await db
    .query<{ id: number; name: string }>()
    .from('roles')
    .where({ site_id: siteId, is_shipped: true })
    .select('id', 'name')
  return new Map(rows.map(({ id, name }) => [name, Number(id)]))
}
