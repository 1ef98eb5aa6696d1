import { useQuery } from '@tanstack/react-query'
import { meQuery, settingsQuery } from '../../../api/queries.ts'

/** Whether a coupon of the player, or of a visitor, may have several selections on one race. */
export function useMaySeveral(): boolean {
  const { data: me } = useQuery(meQuery)
  const { data: settings } = useQuery(settingsQuery)
  return (me?.couponLimits ?? settings?.couponLimits)?.types.multiple === 1
}
