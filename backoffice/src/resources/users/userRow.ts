/** One row of `GET /v1/users` and `GET /v1/dealers`. */
import type { OwnLimits } from '@grandstand/shared-types/coupons/limits/limit_currency'
import type { Permission, Product, UserType } from '@grandstand/shared-types/accounts/user_types'

export interface UserRow {
  id: number
  type: UserType
  username: string
  parentId: number | null
  parentName: string | null
  /** 1 active, 0 suspended. */
  status: number
  isOnline: boolean
  language: string
  currency: string
  firstName: string
  lastName: string
  email: string | null
  phoneCode: string | null
  cellPhone: string | null
  birthDate: string | null
  city: string | null
  countryCode: string | null
  /** Users a dealer may open below; 0 is unlimited. */
  openingLimit: number
  permissions: Permission[]
  products: Record<Product, 0 | 1>
  limits: OwnLimits
  /** The cash pocket and how deep it may go below zero, minor units; null where there is no account. */
  balance: number | null
  creditLimit: number | null
  lastLoginAt: number | null
  lastLoginIp: string | null
  createdAt: number
  /** Of a dealer: users directly below, whom the opening limit counts. */
  childCount?: number
  /** Of a dealer: players anywhere below. */
  playerCount?: number
}

export function fullName({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}
