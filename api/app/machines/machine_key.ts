/** Keys of machines: ECDSA on the curve P-256 with SHA-256, as browsers make them. */
import { createPublicKey, verify, type KeyObject } from 'node:crypto'

/** The key of an SPKI in base64; null for any other text, and for another kind of key. */
export function readPublicKey(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null
  } catch {
    return null
  }
}

/** Whether `signature`, r and s in base64, was made over `text` with the private half of the key. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const key = readPublicKey(publicKey)
  const bytes = Buffer.from(signature, 'base64')
  return (
    key !== null && verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, bytes)
  )
}
