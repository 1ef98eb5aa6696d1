import type { Product } from '@grandstand/shared-types/accounts/user_types'
import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { bettingProfiles } from '#accounts/queries/betting_profile'

/**
 * The gate of every product: throws 422 `productClosed` [product] while the product is closed for the user or for
 * anybody above them. A room calls it before each act of its product, because apps may show a closed product. Coupons
 * pass the same flags to `evaluate`, which refuses selection by selection with the same key. Call it outside a
 * transaction.
 */
export async function requireProduct(
  { userId }: Pick<Principal, 'userId'>,
  product: Product
): Promise<void> {
  const profile = (await bettingProfiles([userId])).get(userId)
  if (profile?.products[product] !== 1) throw new AppError('productClosed', { params: [product] })
}
