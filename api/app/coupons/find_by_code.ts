/** Looking up what stands behind a code, for who has it and not for who guesses. */
import type { HttpContext } from '@adonisjs/core/http'
import throttle from '#config/throttle'
import { AppError } from '#core/app_error'
import { addressKey } from '#core/throttle/address_key'
import { gate, giveBack, takeTry } from '#core/throttle/throttle'
import { siteByHost } from '#sites/current_site'

/** Who looks: somebody who is signed in, or an address. */
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
 * What `find` finds. Who is signed in counts alone, so that a guesser at a shop's address does not stop its desk; visitors
 * count by address. Each look is counted as a miss before it, and taken back when something was found.
 * Throws 404 `notFound`, 429 `tooManyAttempts` [seconds].
 */
export async function findByCode<T>(
  door: 'ticket' | 'share',
  { siteId, userId, ip }: CodeSeeker,
  find: () => Promise<T | null>
): Promise<T> {
  const who = [siteId, userId ?? addressKey(ip)] as const
  const missed = gate(throttle.codeMissed, `${door}Missed`, ...who)
  const found = gate(throttle.codeFound[door], `${door}Found`, ...who)
  await takeTry(missed, found)
  const result = await find()
  await giveBack(result === null ? found : missed)
  if (result === null) throw AppError.notFound()
  return result
}
