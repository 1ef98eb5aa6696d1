import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../../api/queries.ts'

/** Whether the signed-in user may see the other desks of the shop. */
export const useSeesShop = (): boolean =>
  useQuery(meQuery).data?.permissions.includes('desk.view') ?? false
