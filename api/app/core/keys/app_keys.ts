/**
 * The keys of the installation. The present one, `APP_KEY`, seals; those of `OTHER_APP_KEYS` only open what earlier servers,
 * or servers that already have the next key, have sealed (docs/hardening/keys.md).
 */
import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto'
import env from '#start/env'

/** What the framework puts in front of each text that it encrypts. */
export const ENCRYPTION_ID = 'gcm'

/** As many characters as the framework asks of a key. */
const SHORTEST = 16

/** The keys in a list with commas. Throws an Error for one that is too short to be a key. */
export function readKeys(list: string): string[] {
  const keys = list
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
  if (keys.some((key) => key.length < SHORTEST)) {
    throw new Error(`OTHER_APP_KEYS holds a key of fewer than ${SHORTEST} characters`)
  }
  return keys
}

/** The present key, then the others. */
export const APP_KEYS: readonly string[] = [
  env.get('APP_KEY').release(),
  ...readKeys(env.get('OTHER_APP_KEYS')?.release() ?? ''),
].filter((key, index, all) => all.indexOf(key) === index)

/** A key of its own for each purpose, made of each key of the installation; that of the present one is the first. */
export const keysFor = (purpose: string): readonly [Buffer, ...Buffer[]] => {
  const [present = '', ...others] = APP_KEYS
  const made = (key: string) => createHmac('sha256', key).update(purpose).digest()
  return [made(present), ...others.map(made)]
}

/** Signs short texts for one purpose. */
export interface Signing {
  /** The signature under the present key. */
  sign: (text: string) => Buffer
  /** Whether one of the keys gives this signature, in constant time. */
  isSigned: (text: string, signature: Buffer) => boolean
}

/** The keys of that purpose for HMAC, which is five times as fast with key objects. */
export const macKeysFor = (purpose: string): readonly [KeyObject, ...KeyObject[]] => {
  const [present, ...others] = keysFor(purpose)
  return [createSecretKey(present), ...others.map((key) => createSecretKey(key))]
}

/** HMAC-SHA256 under the keys of that purpose. */
export function signingFor(purpose: string): Signing {
  const [present, ...others] = macKeysFor(purpose)
  const macOf = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest()
  return {
    sign: (text) => macOf(present, text),
    isSigned: (text, signature) =>
      [present, ...others].some((key) => {
        const expected = macOf(key, text)
        return signature.length === expected.length && timingSafeEqual(signature, expected)
      }),
  }
}
