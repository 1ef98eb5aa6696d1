/** Shapes of opening an account on the web, and of setting a new password by mail. */
import type { RegistrationTerms, UniqueField } from '../../registration/form.ts'
import type { Me } from './accounts.ts'

/** `GET /v1/registrations/terms`. */
export interface RegistrationTermsView extends RegistrationTerms {
  /** The country of the visitor's address, when people there may register. */
  countryOfVisitor: string | null
}

/** `GET /v1/captcha`: a challenge in the form that ALTCHA's solvers read. */
export interface CaptchaChallenge {
  parameters: {
    algorithm: string
    nonce: string
    salt: string
    cost: number
    keyLength: number
    keyPrefix: string
    keySignature?: string
    /** Epoch seconds. */
    expiresAt?: number
  }
  signature?: string
}

/** Body of `POST /v1/registrations/checks`. */
export interface TakenQuestion {
  field: UniqueField
  value: string
  /** Needed for a phone. */
  phoneCode?: string
}

/** Answer of `POST /v1/registrations/checks`. */
export interface TakenAnswer {
  isTaken: boolean
}

/** Answer of `POST /v1/registrations`. */
export interface Registered {
  /** Null when the account must be activated first, so that nobody is signed in. */
  user: Me | null
}

/** Answer of `POST /v1/activations`. */
export interface Activated {
  username: string
}
