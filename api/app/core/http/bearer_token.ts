import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Whether an `Authorization` header is `Bearer <token>`, compared in constant time; false for whatever header while the token is
 * empty.
 */
export function isBearer(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`)) && token !== ''
}
