import { call } from '../../api/client.ts'
import { useForgetPerson } from './useForgetPerson.ts'

/** Ends the session here and in the other tabs, and drops the user's data. */
export function useSignOut(): () => void {
  const forgetPerson = useForgetPerson()
  return () => {
    void call('DELETE /v1/sessions/current')
      .catch(() => undefined)
      .then(forgetPerson)
  }
}
