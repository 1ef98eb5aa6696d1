/** The code of a card: 80 random bits. The database holds a keyed hash, and the sealed code until it is handed out. */
import { createHmac, randomBytes } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import env from '#start/env'
import { must } from '#core/errors/must'

// 32 characters without 0, O, 1, I, because codes are typed from paper
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 16
const FORM = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)
const PURPOSE = 'card'
const KEY = createHmac('sha256', env.get('APP_KEY').release()).update(PURPOSE).digest()

export const newCardCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** A code as it is stored, from however it was typed; null for a text that no code has. */
export function readCardCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return FORM.test(code) ? code : null
}

/** `ABCD-EFGH-JKLM-NPQR`, as people read it. */
export const shownCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')

/** Hexadecimal, 64 characters. Without the installation's key nobody can test a guess against it. */
export const hashOfCode = (code: string): string =>
  createHmac('sha256', KEY).update(code).digest('hex')

export const sealCode = (code: string): string => encryption.encrypt(code, { purpose: PURPOSE })

/** Throws an Error for a code that another key has sealed. */
export const openCode = (sealed: string): string =>
  must(encryption.decrypt<string>(sealed, PURPOSE), 'code of a card under this APP_KEY')
