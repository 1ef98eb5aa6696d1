import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { meQuery } from '../api/queries.ts'
import { onAccountNews } from './accountNews.ts'

/**
 * Asks the server who is signed in when the stream reports that it knows no session. Another session of the same user,
 * such as a new sign-in in another tab, gets its own connection.
 */
export function useSessionEnd(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      onAccountNews((news) => {
        if (news.kind !== 'ended') return
        const before = queries.getQueryData(meQuery.queryKey)
        void queries.fetchQuery({ ...meQuery, staleTime: 0 }).then((me) => {
          if (!news.wasOpen || !me || me.id !== before?.id) return
          void import('./streamClient.ts').then(({ streamClient }) => streamClient.retry())
        })
      }),
    [queries]
  )
}
