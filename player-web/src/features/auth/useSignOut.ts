import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { meQuery } from '../../api/queries.ts'
import { signOut } from '../../api/session.ts'
import { useHome } from '../../i18n/useHome.ts'
import { tellOtherTabs } from './otherTabs.ts'

/** Ends the session here and in the other tabs, and forgets what belonged to the person. */
export function useSignOut(): () => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const home = useHome()
  return () => {
    void signOut()
      .catch(() => undefined)
      .then(async () => {
        await navigate(home)
        client.setQueryData(meQuery.queryKey, null)
        client.removeQueries({
          predicate: ({ queryKey }) =>
            !['board', 'settings', 'market-types', 'me'].includes(String(queryKey[0])),
        })
        tellOtherTabs(null)
      })
  }
}
