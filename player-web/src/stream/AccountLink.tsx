import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { meQuery, refreshCoupons } from '../api/queries.ts'
import { onAccountNews, tellAccountNews } from './accountNews.ts'
import { showBalances } from './balanceHold.ts'

/** The stream starts only when the first view is complete. */
const IDLE_MS = 1200

/**
 * Follows the user's own account over the stream while signed in: balance and coupons change in every tab at once. The
 * stream's code loads only then.
 */
export function AccountLink() {
  const queries = useQueryClient()
  const me = useQuery(meQuery).data
  const userId = me === undefined ? undefined : (me?.id ?? null)
  const wasSignedIn = useRef(false)

  useEffect(() => {
    if (userId === undefined || (userId === null && !wasSignedIn.current)) return
    wasSignedIn.current = userId !== null
    const open = () => {
      void import('./streamClient.ts').then(({ streamClient }) => {
        streamClient.setSession(userId, userId === null ? null : tellAccountNews)
      })
    }
    const timer = setTimeout(open, userId === null ? 0 : IDLE_MS)
    return () => clearTimeout(timer)
  }, [userId])

  useEffect(
    () =>
      onAccountNews((news) => {
        const isOfBets =
          news.kind === 'coupon' || news.kind === 'decided' || news.kind === 'drawTicket'
        if (isOfBets) void refreshCoupons(queries)
        if (news.kind === 'balances') {
          showBalances(() => {
            queries.setQueryData(meQuery.queryKey, (before) =>
              before ? { ...before, balances: news.balances } : before
            )
          })
        }
      }),
    [queries]
  )
  return null
}
