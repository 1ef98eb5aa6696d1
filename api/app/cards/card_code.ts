/**
 * The code of a card: 80 random bits. The database stores a keyed hash, and the encrypted code until staff take the
 * codes.
 */
import { plainCode } from '@grandstand/shared-types/core/typed_text'
import encryption from '@adonisjs/core/services/encryption'
import { must } from '#core/errors/must'
import { keyedHash } from '#core/keys/keyed_hash'
import { READABLE, readableCode } from '#core/readable_code'

const LENGTH = 16
const FORM = new RegExp(`^[${READABLE}]{${LENGTH}}$`)
export const PURPOSE = 'card'

export const newCardCode = (): string => readableCode(LENGTH)

/** A typed code in its stored form; null for a text that cannot be a code. */
export function readCardCode(typed: string): string | null {
  const code = plainCode(typed)
  return FORM.test(code) ? code : null
}

/** `ABCD-EFGH-JKLM-NPQR`, as people read it. */
export const shownCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')

/** The hashes of codes, as they are stored. */
export const cardHash = keyedHash(PURPOSE)

export const sealCode = (code: string): string => encryption.encrypt(code, { purpose: PURPOSE })

/** Decrypts a stored code. Throws an Error when it was encrypted with another key. */
export const openCode = (sealed: string): string =>
  must(encryption.decrypt<string>(sealed, PURPOSE), 'code of a card under this APP_KEY')
