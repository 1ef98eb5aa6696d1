/** Secrets of a method's gateway: stored encrypted, opened only for the gateway's adapter (must-hold S10). */
import encryption from '@adonisjs/core/services/encryption'

const PURPOSE = 'payment-method'

export type Secrets = Readonly<Record<string, string>>

/** Null when there is no secret. */
export const sealSecrets = (secrets: Secrets): string | null =>
  Object.keys(secrets).length === 0 ? null : encryption.encrypt(secrets, { purpose: PURPOSE })

/** Null when the secrets were sealed with another `APP_KEY`: staff must enter them anew. */
export const openSecrets = (sealed: string | null): Secrets | null =>
  sealed === null ? {} : encryption.decrypt<Secrets>(sealed, PURPOSE)

/** The stored secrets with those that were sent: one that is missing stays, an empty one goes. */
export function withSent(stored: Secrets, sent: Secrets): Secrets {
  return Object.fromEntries(
    Object.entries({ ...stored, ...sent }).filter(([, secret]) => secret !== '')
  )
}
