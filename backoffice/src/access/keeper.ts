import { actsForHouse } from '@grandstand/shared-types/accounts/user_types'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'

/** The id of the user whose branch the signed-in user sees: an operator's dealer, otherwise the user (rules 8.13). */
export const keeperId = ({ id, worksFor }: Pick<Me, 'id' | 'worksFor'>): number => worksFor ?? id

/** Whether the signed-in user sees the whole brand and moves the house's money. */
export const isOfHouse = ({ type, worksFor }: Pick<Me, 'type' | 'worksFor'>): boolean =>
  actsForHouse(type) && worksFor === null
