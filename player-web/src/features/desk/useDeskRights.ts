import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../../api/queries.ts'
import { machineQuery } from '../../machine/machineStore.ts'

/** The parts of the desk that not every desk has. */
export interface DeskRights {
  /** May see the other desks of the shop. */
  seesShop: boolean
  redeemsCards: boolean
  /** Cash of players becomes their credit: the message about it needs the key of a registered machine. */
  takesCash: boolean
}

/** What the signed-in user may do at this desk beside selling and paying. */
export function useDeskRights(): DeskRights {
  const permissions = useQuery(meQuery).data?.permissions ?? []
  const { data: machine } = useQuery(machineQuery)
  return {
    seesShop: permissions.includes('desk.view'),
    redeemsCards: permissions.includes('cards.redeem'),
    takesCash: Boolean(machine),
  }
}
