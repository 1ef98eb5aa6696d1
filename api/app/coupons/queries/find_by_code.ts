/** Finds a coupon by its code, and limits the tries of a guesser. */
import { plainCode } from '@grandstand/shared-types/core/typed_text'
import type { HttpContext } from '@adonisjs/core/http'
import throttle from '#config/throttle'
import { AppError } from '#core/errors/app_error'
import { isAscii } from '#core/requests/untrusted'
import { addressKey } from '#core/throttle/address_key'
import { gate, giveBack, takeTry } from '#core/throttle/throttle'
import { siteByHost } from '#sites/current_site'

/** A typed code in the form that `newCouponCode` writes; empty for a text that cannot be a code. */
export function codeOf(typed: string): string {
  const code = plainCode(typed).slice(0, 32)
  return isAscii(code) ? code : ''
}

/** A signed-in user, or the address of a visitor. */
export interface CodeSeeker {
  siteId: number
  userId: number | null
  ip: string
}

export async function codeSeeker({ auth, request }: HttpContext): Promise<CodeSeeker> {
  const { id } = await siteByHost(request.hostname() ?? '')
  return { siteId: id, userId: auth.user?.userId ?? null, ip: request.ip() }
}

/**
 * Returns the result of `find`. Tries of a signed-in user count by user, so that a visitor who guesses from a shop's
 * address does not block the shop's desk; visitors count by address. Each try counts as a miss before the search, and
 * the count is taken back when the search finds something. Throws `missing` when it finds nothing, 429
 * `tooManyAttempts` [seconds].
 */
export async function findByCode<T>(
  door: 'ticket' | 'share',
  { siteId, userId, ip }: CodeSeeker,
  find: () => Promise<T | null>,
  missing: AppError = AppError.notFound()
): Promise<T> {
  const who = [siteId, userId ?? addressKey(ip)] as const
  const missed = gate(throttle.codeMissed, `${door}Missed`, ...who)
  const found = gate(throttle.codeFound[door], `${door}Found`, ...who)
  await takeTry(missed, found)
  const result = await find()
  await giveBack(result === null ? found : missed)
  if (result === null) throw missing
  return result
}
