import { atom } from 'jotai'

export interface SignInRequest {
  /** A path to go to afterwards. */
  goTo?: string
  /** Called once, after signing in. */
  onSignedIn?: () => void
}

/** Set it and the sign-in popup opens; null closes it. */
export const signInRequestAtom = atom<SignInRequest | null>(null)
