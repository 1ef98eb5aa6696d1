/** Signatures of providers over the bytes of a call (rules 12.1). */
import { createHmac, createPublicKey, timingSafeEqual, verify, type KeyObject } from 'node:crypto'

/** Reading a key costs more than a check. */
const keys = new Map<string, KeyObject | null>()
const MOST_KEYS = 200

/** RSA-SHA256 in base64. False without a key, and for a key that cannot be read. */
export function isRsaSigned(bytes: Buffer, signature: string, publicKey: string | null): boolean {
  const key = publicKey === null ? null : keyOf(publicKey)
  if (!key || !/^[A-Za-z\d+/]+={0,2}$/.test(signature)) return false
  return verify('sha256', bytes, key, Buffer.from(signature, 'base64'))
}

/** HMAC-SHA256 in hex digits. False without a secret, since anybody could sign with none. */
export function isHmacSigned(bytes: Buffer, signature: string, secret: string | null): boolean {
  if (!secret) return false
  const expected = createHmac('sha256', secret).update(bytes).digest()
  const sent = Buffer.from(signature, 'hex')
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

function keyOf(pem: string): KeyObject | null {
  const known = keys.get(pem)
  if (known !== undefined) return known
  if (keys.size >= MOST_KEYS) keys.clear()
  const key = readKey(pem)
  keys.set(pem, key)
  return key
}

function readKey(pem: string): KeyObject | null {
  try {
    const key = createPublicKey(pem)
    return key.asymmetricKeyType === 'rsa' ? key : null
  } catch {
    return null
  }
}
