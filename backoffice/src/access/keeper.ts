import { actsForHouse } from '@grandstand/shared-types/accounts/user_types'
import type { Me } from '@grandstand/shared-types/wire/accounts'

/** The user whose branch somebody sees: oneself; for an operator of a dealer the dealer (rules 8.13). */
export const keeperId = ({ id, worksFor }: Pick<Me, 'id' | 'worksFor'>): number => worksFor ?? id

/** Whether somebody sees the whole brand and moves the house's money. */
export const isOfHouse = ({ type, worksFor }: Pick<Me, 'type' | 'worksFor'>): boolean =>
  actsForHouse(type) && worksFor === null
