import type { Product } from '@grandstand/shared-types/accounts/user_types'
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { useTranslate } from 'ra-core'

/**
 * A text that names the dealer above who has closed a product for a user; undefined for a product that no dealer above
 * has closed.
 */
export function useClosedAbove(user: Pick<UserRow, 'closedAbove'> | undefined) {
  const translate = useTranslate()
  return (product: Product): string | undefined => {
    const closing = user?.closedAbove[product]
    if (!closing) return undefined
    return closing.username
      ? translate('people.closedBy', { name: closing.username })
      : translate('people.closedAbove')
  }
}
