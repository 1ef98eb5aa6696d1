/** Kinds of people, the products they may use, and what staff may do. */

export const USER_TYPES = ['admin', 'dealer', 'terminal', 'operator', 'player'] as const
export type UserType = (typeof USER_TYPES)[number]

export const PRODUCTS = ['sport', 'live', 'slot', 'casino', 'bingo', 'tvgames', 'virtual'] as const
export type Product = (typeof PRODUCTS)[number]

/** What a staff account may do; admins hold all, dealers those given to them. */
export const PERMISSIONS = [
  'users.view',
  'users.edit',
  'dealers.edit',
  'credit.move',
  'coupons.view',
  'coupons.manage',
  'catalogue.view',
  'catalogue.edit',
  'prices.edit',
  'results.enter',
  'ledger.view',
  'audit.view',
  'site.edit',
] as const
export type Permission = (typeof PERMISSIONS)[number]
