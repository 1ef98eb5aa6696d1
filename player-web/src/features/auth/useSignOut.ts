import { useNavigate } from 'react-router-dom'
import { call } from '../../api/client.ts'
import { useHome } from '../../i18n/useHome.ts'
import { useForgetPerson } from './useForgetPerson.ts'

/** Ends the session here and in the other tabs, drops the user's data, and opens the home page, or another one below it. */
export function useSignOut(): (path?: string) => void {
  const forgetPerson = useForgetPerson()
  const navigate = useNavigate()
  const home = useHome()
  return (path = '') => {
    void (async () => {
      // leaves first, since a page that needs a session would ask to sign in
      await navigate(home + path)
      await call('DELETE /v1/sessions/current').catch(() => undefined)
      await forgetPerson(path)
    })()
  }
}
