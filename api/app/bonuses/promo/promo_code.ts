/** A promo code: 80 random bits. The database stores a keyed hash, and the encrypted code until staff take the codes. */
import { plainCode } from '@grandstand/shared-types/core/typed_text'
import encryption from '@adonisjs/core/services/encryption'
import { must } from '#core/errors/must'
import { keyedHash } from '#core/keys/keyed_hash'
import { READABLE, readableCode } from '#core/readable_code'

const LENGTH = 16
const FORM = new RegExp(`^[${READABLE}]{${LENGTH}}$`)
export const PURPOSE = 'promoCode'

export const newPromoCode = (): string => readableCode(LENGTH)

/** A typed code in its stored form; null for a text that cannot be a code. */
export function readPromoCode(typed: string): string | null {
  const code = plainCode(typed)
  return FORM.test(code) ? code : null
}

/** `ABCD-EFGH-JKLM-NPQR`, as people read it. */
export const shownPromoCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')

/** The hashes of codes, as they are stored. */
export const promoCodeHash = keyedHash(PURPOSE)

export const sealPromoCode = (code: string): string =>
  encryption.encrypt(code, { purpose: PURPOSE })

/** Decrypts a stored code. Throws an Error when it was encrypted with another key. */
export const openPromoCode = (sealed: string): string =>
  must(encryption.decrypt<string>(sealed, PURPOSE), 'promo code under this APP_KEY')
