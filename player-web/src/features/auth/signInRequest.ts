import { atom } from 'jotai'

export interface SignInRequest {
  /** A path to open after signing in. */
  goTo?: string
  /** Called once, after signing in. */
  onSignedIn?: () => void
}

/** A request opens the sign-in popup; null closes it. */
export const signInRequestAtom = atom<SignInRequest | null>(null)
