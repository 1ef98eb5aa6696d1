/** Secrets that are shared with other companies: stored encrypted, opened only where they are used (must-hold S10). */
import encryption from '@adonisjs/core/services/encryption'

export type Secrets = Readonly<Record<string, string>>

/** Seals and opens secrets of one purpose; what was sealed for another one does not open. */
export const secretsFor = (purpose: string) => ({
  /** Null when there is no secret. */
  seal: (secrets: Secrets): string | null =>
    Object.keys(secrets).length === 0 ? null : encryption.encrypt(secrets, { purpose }),

  /** Null when the secrets were sealed with another `APP_KEY`: staff must enter them anew. */
  open: (sealed: string | null): Secrets | null =>
    sealed === null ? {} : encryption.decrypt<Secrets>(sealed, purpose),
})

/** The stored secrets with those that were sent: one that is missing stays, an empty one goes. */
export function withSent(stored: Secrets, sent: Secrets): Secrets {
  return Object.fromEntries(
    Object.entries({ ...stored, ...sent }).filter(([, secret]) => secret !== '')
  )
}
