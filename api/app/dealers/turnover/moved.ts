import type { Product } from '@grandstand/shared-types/accounts/user_types'

/** What the players of one parent, or one desk, moved in the hour with one product, in minor units. */
export interface Moved {
  site_id: number
  currency: string
  path: string
  product: Product
  sport_id: number
  coupons: number
  stakes: number
  payouts: number
}
