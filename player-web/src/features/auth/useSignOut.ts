import { signOut } from '../../api/session.ts'
import { useForgetPerson } from './useForgetPerson.ts'

/** Ends the session here and in the other tabs, and drops the user's data. */
export function useSignOut(): () => void {
  const forgetPerson = useForgetPerson()
  return () => {
    void signOut()
      .catch(() => undefined)
      .then(forgetPerson)
  }
}
