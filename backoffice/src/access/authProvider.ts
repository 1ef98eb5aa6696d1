/** Sign-in by the API's session cookie; rights by the permission list of `/v1/me`. */
import { HttpError, type AuthProvider } from 'ra-core'
import { isStaffType } from '@grandstand/shared-types/accounts/user_types'
import { currentMe, endVisit, forgetMe, loadMe, signIn, signOut } from './session.ts'
import { mayDo } from './permissions.ts'

interface Credentials {
  username: string
  password: string
  /** Code of the second factor, once it was asked for. */
  code?: string
}

export const authProvider: AuthProvider = {
  /** Throws when the credentials are wrong, or belong to a player: the back office is for staff. */
  async login(credentials: Credentials) {
    const me = await signIn(credentials)
    if (isStaffType(me.type)) return
    await signOut().catch(() => forgetMe())
    throw new Error('access.staffOnly')
  },

  /** Ends sessions of staff only: a player stays signed in to the player app. */
  async logout() {
    const me = currentMe()
    if (me && isStaffType(me.type)) await signOut().catch(() => forgetMe())
    forgetMe()
  },

  async checkAuth() {
    const me = await loadMe().catch((error: unknown) => {
      throw silenced(error)
    })
    if (!isStaffType(me.type)) throw new Error('access.staffOnly')
  },

  /** Ends the visit with the API's reason, such as rights that changed. */
  async checkError(error: unknown) {
    if (!(error instanceof HttpError) || error.status !== 401) return
    endVisit(error)
    throw SILENT
  },

  async getIdentity() {
    const me = await loadMe()
    const fullName = `${me.firstName} ${me.lastName}`.trim()
    return { id: me.id, fullName: fullName || me.username, me }
  },

  async getPermissions() {
    return (await loadMe()).permissions
  },

  async canAccess({ action, resource }) {
    return mayDo(await loadMe(), action, resource)
  },
}

/** No notification of react-admin's own: the sign-in page gives the reason. */
const SILENT = { message: false }

function silenced(error: unknown): unknown {
  if (!(error instanceof HttpError) || error.status !== 401) return error
  endVisit(error)
  return SILENT
}
