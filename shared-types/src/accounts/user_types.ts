/** Kinds of people, the products they may use, what staff may do, and how far each right reaches. */

export const USER_TYPES = ['admin', 'dealer', 'terminal', 'operator', 'player'] as const
export type UserType = (typeof USER_TYPES)[number]

export const PRODUCTS = ['sport', 'live', 'slot', 'casino', 'bingo', 'tvgames', 'virtual'] as const
export type Product = (typeof PRODUCTS)[number]

/** From near to far: oneself, the people below, all of a brand, all brands of an installation. */
const REACHES = ['own', 'branch', 'brand', 'installation'] as const
export type Reach = (typeof REACHES)[number]

/**
 * Every permission with the reach of what it allows. Reading the catalogue is of a branch because it shows nobody's rows.
 * Brands of one installation share the catalogue, so edits, prices and results of one brand are those of all.
 */
export const PERMISSION_REACH = {
  'users.view': 'branch',
  'users.edit': 'branch',
  'dealers.edit': 'branch',
  'credit.move': 'branch',
  'coupons.view': 'branch',
  'coupons.manage': 'branch',
  'catalogue.view': 'branch',
  'catalogue.edit': 'brand',
  'prices.edit': 'brand',
  'results.enter': 'brand',
  'ledger.view': 'branch',
  'audit.view': 'branch',
  'site.edit': 'brand',
} as const satisfies Record<string, Reach>
export type Permission = keyof typeof PERMISSION_REACH

/** What a member of the staff may do; an admin holds all, others those given to them. */
export const PERMISSIONS = Object.keys(PERMISSION_REACH) as Permission[]

/** How far somebody of a type may act at most. The installation is for its commands alone. */
export const TYPE_REACH: Readonly<Record<UserType, Reach>> = {
  admin: 'brand',
  operator: 'brand',
  dealer: 'branch',
  terminal: 'branch',
  player: 'own',
}

/** Whether `reach` is as far as `wanted`, or farther. */
export const reachesAsFar = (reach: Reach, wanted: Reach): boolean =>
  REACHES.indexOf(reach) >= REACHES.indexOf(wanted)

/** Whether somebody of this type may hold the permission at all. */
export const mayHold = (type: UserType, permission: Permission): boolean =>
  reachesAsFar(TYPE_REACH[type], PERMISSION_REACH[permission])
