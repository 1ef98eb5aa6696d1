/** Roles that every brand has from its beginning. They come from the code; to change one, staff copy it. */
import type { Permission, RoleType } from './user_types.ts'

interface ShippedRole {
  userType: RoleType
  permissions: readonly Permission[]
}

const ON_USERS = [
  'users.view',
  'users.add',
  'users.edit',
  'users.suspend',
  'users.password',
  'users.sessions',
  'users.note',
  'products.give',
  'limits.give',
] as const satisfies readonly Permission[]

export const SHIPPED_ROLES = {
  dealer: {
    userType: 'dealer',
    permissions: [
      ...ON_USERS,
      'dealers.add',
      'dealers.edit',
      'partners.open',
      'partners.add',
      'permissions.give',
      'credit.move',
      'credit.terms',
      'cards.view',
      'cards.make',
      'cards.sell',
      'cards.redeem',
      'cards.void',
      'desk.view',
      'desk.sell',
      'desk.pay',
      'machines.view',
      'machines.manage',
      'ledger.view',
      'statements.view',
      'coupons.view',
      'coupons.paid',
      'coupons.print',
      'coupons.cancel',
      'catalogue.view',
      'audit.view',
      'addresses.view',
      'addresses.give',
      'notices.write',
      'exports.take',
    ],
  },
  subDealer: {
    userType: 'dealer',
    permissions: [
      ...ON_USERS,
      'credit.move',
      'cards.view',
      'cards.sell',
      'cards.redeem',
      'desk.view',
      'machines.view',
      'ledger.view',
      'statements.view',
      'coupons.view',
      'coupons.paid',
      'coupons.print',
      'catalogue.view',
      'notices.write',
      'exports.take',
    ],
  },
  partner: {
    userType: 'partner',
    permissions: [
      'users.view',
      'users.add',
      'ledger.view',
      'statements.view',
      'coupons.view',
      'coupons.paid',
      'catalogue.view',
      'exports.take',
    ],
  },
  cashier: {
    userType: 'terminal',
    permissions: [
      'cards.redeem',
      'desk.sell',
      'desk.pay',
      'coupons.view',
      'coupons.paid',
      'coupons.print',
      'catalogue.view',
      'exports.take',
    ],
  },
  trading: {
    userType: 'operator',
    permissions: [
      'catalogue.view',
      'catalogue.edit',
      'matches.edit',
      'matches.suspend',
      'markets.edit',
      'prices.edit',
      'prices.limit',
      'live.view',
      'live.edit',
      'feeds.view',
      'feeds.recover',
      'results.enter',
      'results.undo',
      'coupons.view',
      'coupons.paid',
      'exports.take',
    ],
  },
  support: {
    userType: 'operator',
    permissions: [
      'contact.view',
      'contact.answer',
      'users.view',
      'users.suspend',
      'users.password',
      'users.sessions',
      'users.note',
      'addresses.view',
      'coupons.view',
      'coupons.paid',
      'ledger.view',
      'catalogue.view',
      'exports.take',
    ],
  },
  finance: {
    userType: 'operator',
    permissions: [
      'users.view',
      'credit.move',
      'credit.terms',
      'payments.view',
      'payments.decide',
      'payments.methods',
      'payments.compare',
      'cards.view',
      'desk.view',
      'machines.view',
      'ledger.view',
      'statements.view',
      'statements.draw',
      'statements.approve',
      'statements.pay',
      'statements.lock',
      'commission.view',
      'coupons.view',
      'coupons.paid',
      'audit.view',
      'exports.take',
    ],
  },
} as const satisfies Record<string, ShippedRole>

/** The key of a shipped role, which is also its name. */
export type ShippedRoleKey = keyof typeof SHIPPED_ROLES

export const SHIPPED_ROLE_KEYS = Object.keys(SHIPPED_ROLES) as ShippedRoleKey[]

/** The shipped role of this name; undefined for any other name. */
export function shippedRole(name: string): ShippedRole | undefined {
  const key = SHIPPED_ROLE_KEYS.find((known) => known === name)
  return key && SHIPPED_ROLES[key]
}
