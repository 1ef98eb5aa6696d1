/** Secrets and codes of authenticator apps (TOTP: six digits, thirty seconds, SHA-1, as every such app reads them). */
import encryption from '@adonisjs/core/services/encryption'
import { CODE_DIGITS } from '@grandstand/shared-types/accounts/second_factor'
import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** A code counts while an app shows it, and no second longer (ASVS 6.5.5): phones and servers get their time from the network. */
const STEPS_AROUND = 0
export const PURPOSE = 'second factor'

/** A new secret in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The stored form of a secret: encrypted under the keys of the installation. */
export const encryptSecret = (secret: string): string =>
  encryption.encrypt(secret, { purpose: PURPOSE })

/** Throws an Error when the secret was encrypted with another `APP_KEY`. */
export function decryptSecret(stored: string): string {
  const secret: string | null = encryption.decrypt(stored, PURPOSE)
  if (secret === null) throw new Error('a second factor was encrypted with another APP_KEY')
  return secret
}

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ secret, issuer, label, digits: CODE_DIGITS, period: PERIOD_SECONDS })

/** The address that an authenticator app reads; `issuer` and `label` are the names it shows. */
export const otpauthUri = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, issuer, label).toString()

/**
 * The time step (number of 30 seconds since 1970) that a code belongs to; null for a wrong code. `now`: epoch
 * milliseconds.
 */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: STEPS_AROUND })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta
}

/** The address as a picture: an SVG document. The library is loaded for the first picture. */
export async function qrPicture(uri: string): Promise<string> {
  const { toSVG } = await import('bwip-js/node')
  return toSVG({ bcid: 'qrcode', text: uri, scale: 4, paddingwidth: 4, paddingheight: 4 })
}
