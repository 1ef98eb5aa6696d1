import { atom } from 'jotai'

export interface SignInRequest {
  /** A path to open after signing in. */
  goTo?: string
  /** The name that the popup begins with. */
  username?: string
  /** Called once, after signing in. */
  onSignedIn?: () => void
}

/** The request that the sign-in popup answers; null closes the popup. */
export const signInRequestAtom = atom<SignInRequest | null>(null)
