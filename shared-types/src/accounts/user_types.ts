/** Kinds of people, the products they may use, what staff may do, and how far each right reaches. */

export const USER_TYPES = ['admin', 'dealer', 'terminal', 'operator', 'player'] as const
export type UserType = (typeof USER_TYPES)[number]

export const PRODUCTS = ['sport', 'live', 'slot', 'casino', 'bingo', 'tvgames', 'virtual'] as const
export type Product = (typeof PRODUCTS)[number]

/** From near to far: oneself, the people below, all of a brand, all brands of an installation. */
const REACHES = ['own', 'branch', 'brand', 'installation'] as const
export type Reach = (typeof REACHES)[number]

/**
 * Every permission, and how far its actions reach. Reading the catalogue has the reach of a branch, since it shows
 * nobody's rows. All brands of an installation share the catalogue, so an edit, a price or a result of one brand acts
 * on all.
 */
export const PERMISSION_REACH = {
  'users.view': 'branch',
  'users.edit': 'branch',
  'dealers.edit': 'branch',
  'credit.move': 'branch',
  'credit.terms': 'branch',
  'coupons.view': 'branch',
  'coupons.manage': 'branch',
  'coupons.print': 'branch',
  'catalogue.view': 'branch',
  'catalogue.edit': 'brand',
  'prices.edit': 'brand',
  'results.enter': 'brand',
  'ledger.view': 'branch',
  'audit.view': 'branch',
  'site.edit': 'brand',
} as const satisfies Record<string, Reach>
export type Permission = keyof typeof PERMISSION_REACH

/** Permissions of a staff account; an admin holds all, other staff hold the ones given to them. */
export const PERMISSIONS = Object.keys(PERMISSION_REACH) as Permission[]

/** The farthest reach of each user type. Only the installation's own commands reach the installation. */
export const TYPE_REACH: Readonly<Record<UserType, Reach>> = {
  admin: 'brand',
  operator: 'brand',
  dealer: 'branch',
  terminal: 'branch',
  player: 'own',
}

/** Whether users of this type may receive credit that they owe to the one above. */
export const mayBeOnCredit = (type: UserType): boolean => type !== 'player' && type !== 'admin'

/** Whether `reach` is as far as `wanted`, or farther. */
export const reachesAsFar = (reach: Reach, wanted: Reach): boolean =>
  REACHES.indexOf(reach) >= REACHES.indexOf(wanted)

/** Whether users of this type may hold the permission at all. */
export const mayHold = (type: UserType, permission: Permission): boolean =>
  reachesAsFar(TYPE_REACH[type], PERMISSION_REACH[permission])
