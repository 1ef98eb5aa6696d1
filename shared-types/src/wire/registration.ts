/** Shapes of opening an account on the web, and of opening it again after a forgotten password. */
import type { RegistrationTerms, UniqueField } from '../registration/form.ts'
import type { Me } from './accounts.ts'

/** `GET /v1/registrations/terms`. */
export interface RegistrationTermsView extends RegistrationTerms {
  /** The country of the visitor's address, when it is one of them. */
  countryOfVisitor: string | null
}

/** `GET /v1/captcha`: a challenge as ALTCHA's solvers take it. */
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
  /** Of a phone. */
  phoneCode?: string
}

/** Answer of `POST /v1/registrations/checks`. */
export interface TakenAnswer {
  isTaken: boolean
}

/** Answer of `POST /v1/registrations`. */
export interface Registered {
  /** Null while the account waits for its activation: nobody is signed in. */
  user: Me | null
}

/** Answer of `POST /v1/activations`. */
export interface Activated {
  username: string
}
