/** The networks from which users may come. */
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import { readNetworks, type HoldsAddress } from '#core/http/networks'

interface Link {
  type: UserType
  /** Empty when the user may come from any address. */
  allowedNetworks: readonly string[]
}

/**
 * Whether the last user of a chain may come from an address: it must be in the networks of every user above who has set
 * some, and in the user's own. The networks of an admin bind the admin alone, who stands above the whole brand.
 */
export function mayComeFrom(chain: readonly Link[]): HoldsAddress {
  const lists = chain
    .filter(({ type }, index) => type !== 'admin' || index === chain.length - 1)
    .filter(({ allowedNetworks }) => allowedNetworks.length > 0)
    .map(({ allowedNetworks }) => readNetworks(allowedNetworks))
  return (address) => lists.every((holds) => holds(address))
}
