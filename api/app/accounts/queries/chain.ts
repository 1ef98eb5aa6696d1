/** Users with everybody above them, on whom their permissions, their products and their status depend. */
import db from '@adonisjs/lucid/services/db'
import type { Permission, Product, UserType } from '@grandstand/shared-types/accounts/user_types'
import { mayComeFrom } from '#accounts/allowed_networks'
import { effectivePermissions, isInstallationStaffIn, type Holder } from '#accounts/permissions'
import { pathAbove, pathIds } from '#accounts/tree'
import type { Trx } from '#core/database/transactions'
import type { HoldsAddress } from '#core/http/networks'
import type { Keeper } from '#core/requests/access'

export interface Link extends Holder {
  id: number
  username: string
  /** 1 active, 0 passive. */
  status: number
  products: Partial<Record<Product, 0 | 1>>
  /** Networks from which the user and everybody below may come; empty allows every address. */
  allowedNetworks: readonly string[]
}

interface LinkRow {
  id: number
  username: string
  type: UserType
  isInstallationStaff: number | boolean
  status: number
  products: string
  permissions: string
  allowedNetworks: string | null
  roleName: string | null
  roleIsShipped: number | boolean | null
  rolePermissions: string | null
}

/** The chains of these paths, each from the top of the tree down to the user. */
export async function chainsOf(paths: readonly string[], trx?: Trx): Promise<Map<string, Link[]>> {
  const ids = [...new Set(paths.flatMap(pathIds))]
  const links = new Map((await linksOf(ids, trx)).map((link) => [link.id, link]))
  return new Map(
    paths.map((path) => [path, pathIds(path).flatMap((id) => links.get(id) ?? [])] as const)
  )
}

/** These users, in no order. */
export async function linksOf(ids: readonly number[], trx?: Trx): Promise<Link[]> {
  if (ids.length === 0) return []
  const rows: LinkRow[] = await (trx ?? db)
    .query<LinkRow>()
    .from('users')
    .leftJoin('roles', 'roles.id', 'users.role_id')
    .whereIn('users.id', [...ids])
    .select('users.id', 'users.username', 'users.type', 'users.status')
    .select('users.products', 'users.permissions')
    .select({
      isInstallationStaff: 'users.is_installation_staff',
      allowedNetworks: 'users.allowed_networks',
      roleName: 'roles.name',
      roleIsShipped: 'roles.is_shipped',
      rolePermissions: 'roles.permissions',
    })
  return rows.map(linkOf)
}

function linkOf({ roleName, roleIsShipped, rolePermissions, ...row }: LinkRow): Link {
  return {
    ...row,
    id: Number(row.id),
    isInstallationStaff: Boolean(row.isInstallationStaff),
    products: JSON.parse(row.products),
    permissions: JSON.parse(row.permissions),
    allowedNetworks: JSON.parse(row.allowedNetworks ?? '[]') ?? [],
    role:
      roleName === null
        ? null
        : {
            name: roleName,
            isShipped: Boolean(roleIsShipped),
            permissions: JSON.parse(rolePermissions ?? '[]'),
          },
  }
}

interface Access {
  permissions: Permission[]
  /** As in `Principal`. */
  isInstallationStaff: boolean
  /** As in `Principal`. */
  worksFor?: Keeper
  /** True while a dealer above is passive, which stops the dealer's whole branch. */
  isStopped: boolean
  /** Whether the user may come from an address. */
  mayComeFrom: HoldsAddress
}

/** What the user with this path may do now. */
export async function accessOf(path: string): Promise<Access> {
  const chain = (await chainsOf([path])).get(path) ?? []
  return {
    permissions: effectivePermissions(chain),
    isInstallationStaff: isInstallationStaffIn(chain),
    ...employer(chain, path),
    isStopped: chain.slice(0, -1).some(({ status }) => status !== 1),
    mayComeFrom: mayComeFrom(chain),
  }
}

/** An operator directly below a dealer works for the dealer, any other operator for the house. */
function employer(chain: readonly Link[], path: string): { worksFor?: Keeper } {
  const [above, own] = chain.slice(-2)
  if (own?.type !== 'operator' || !above || above.type === 'admin') return {}
  return { worksFor: { userId: above.id, path: pathAbove(path) } }
}
