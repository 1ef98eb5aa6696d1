import { isAscii } from '#core/requests/untrusted'

/** A code as `newCouponCode` writes it, however it was typed; empty for text that no code holds. */
export function codeOf(typed: string): string {
  const code = typed.trim().toUpperCase().slice(0, 32)
  return isAscii(code) ? code : ''
}
