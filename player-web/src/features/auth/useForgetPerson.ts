import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { meQuery } from '../../api/queries.ts'
import { useHome } from '../../i18n/useHome.ts'
import { tellOtherTabs } from './otherTabs.ts'

/** After a session ended: opens the home page, or another one below it, drops the user's data, and tells the other tabs. */
export function useForgetPerson(): (path?: string) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const home = useHome()
  return async (path = '') => {
    await navigate(home + path, { replace: true })
    client.setQueryData(meQuery.queryKey, null)
    client.removeQueries({
      predicate: ({ queryKey }) =>
        !['board', 'settings', 'market-types', 'me'].includes(String(queryKey[0])),
    })
    tellOtherTabs(null)
  }
}
