/**
 * Stored hashes of codes: keyed, so that nobody without a key of the installation can test a guess against one, and marked with
 * the key's name, so that the rotation of keys knows which are left.
 */
import { createHmac, type KeyObject } from 'node:crypto'
import { must } from '#core/errors/must'
import { keysFor, macKeysFor } from '#core/keys/app_keys'

const LENGTH = 64
const NAME_LENGTH = 8

const nameOf = (key: Buffer): string => key.toString('hex').slice(0, NAME_LENGTH)
const [present, ...others] = keysFor('name of a key')

/** What a hash under the present key begins with. */
export const PRESENT_NAME = nameOf(present)
const names = [present, ...others].map(nameOf)

export interface KeyedHash {
  /** The hash to store: 64 hexadecimal digits, of which the first 8 name the present key. */
  of: (text: string) => string
  /** Every form in which the hash may be stored: under each key, with its name or as it was before keys had names. */
  forms: (text: string) => string[]
}

/** Hashes for one purpose. */
export function keyedHash(purpose: string): KeyedHash {
  const keys = macKeysFor(purpose)
  const plainOf = (key: KeyObject, text: string) =>
    createHmac('sha256', key).update(text).digest('hex')
  const named = (name: string, plain: string) => `${name}${plain}`.slice(0, LENGTH)
  return {
    of: (text) => named(PRESENT_NAME, plainOf(keys[0], text)),
    forms: (text) =>
      keys.flatMap((key, index) => {
        const plain = plainOf(key, text)
        return [named(must(names[index], 'name of a key'), plain), plain]
      }),
  }
}
