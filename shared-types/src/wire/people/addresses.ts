/** Shapes of the address log: from where people signed in and moved money. */
import type { Origin } from '../../accounts/play_countries.ts'
import type { AuditAction } from '../audit.ts'

/** Sign-ins and acts with money that the audit log records. */
export const AUDITED_ADDRESS_ACTIONS = [
  'user.signIn',
  'user.signInRefused',
  'user.countryRefused',
  'credit.send',
  'credit.take',
  'credit.repay',
  'cards.make',
  'cards.takeCodes',
  'cards.sell',
  'cards.redeem',
  'cards.void',
  'coupon.settle',
  'coupon.void',
  'coupon.cancel',
  'coupon.pastPost',
  'ticket.pay',
  'shift.open',
  'shift.count',
  'shift.close',
  'machine.deposit',
  'statement.pay',
  'affiliateStatement.pay',
] as const satisfies readonly AuditAction[]

/** Acts of players that are stored with their coupons. */
export const COUPON_ADDRESS_ACTIONS = ['coupon.placed', 'coupon.cancelled', 'coupon.sold'] as const

export type AddressAction =
  | (typeof AUDITED_ADDRESS_ACTIONS)[number]
  | (typeof COUPON_ADDRESS_ACTIONS)[number]

/** A row of `GET /v1/addresses`. */
export interface AddressRow extends Origin {
  id: number
  /** The user who acted, or whose sign-in was refused; null for an unknown name. */
  userId: number | null
  username: string | null
  action: AddressAction
  ip: string
  createdAt: number
}
