import { ROLES, type Role } from '#core/timing/background'
import env from '#start/env'

/** Throws an Error when GRANDSTAND_ROLES names something that is no role. */
function readRoles(text: string): ReadonlySet<Role> {
  const names = text.split(',').map((name) => name.trim())
  const roles = ROLES.filter((role) => names.includes(role))
  if (roles.length !== names.length) {
    throw new Error(`GRANDSTAND_ROLES is "${text}", but each role is one of: ${ROLES.join(', ')}`)
  }
  return new Set(roles)
}

/** What this server is for. */
const roles = readRoles(env.get('GRANDSTAND_ROLES') ?? ROLES.join(','))

export const hasRole = (role: Role): boolean => roles.has(role)

export default roles
