import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../../api/queries.ts'

/** The parts of the desk that take a right of their own. */
export interface DeskRights {
  /** The other desks of the shop. */
  seesShop: boolean
  redeemsCards: boolean
}

/** What the signed-in user may do at the desk beside selling and paying. */
export function useDeskRights(): DeskRights {
  const permissions = useQuery(meQuery).data?.permissions ?? []
  return {
    seesShop: permissions.includes('desk.view'),
    redeemsCards: permissions.includes('cards.redeem'),
  }
}
