/** Hashes passwords. One hash takes 128 MB and half a second, so only a few run at a time (config/hash.ts). */
import { setTimeout as pause } from 'node:timers/promises'
import hash from '@adonisjs/core/services/hash'
import { hashing } from '#config/hash'
import { inLanes } from '#core/timing/lanes'

/**
 * For whom a password is hashed. `known`: somebody signed in, or at a device or address of the account. `stranger`: a name that
 * exists, anywhere else; a registration. `nobody`: a name that does not exist.
 */
export type HashLane = keyof typeof hashing.lanes

const inTurn = inLanes(hashing.running, hashing.lanes)

/** How long a hash takes, in ms: a mean that follows the machine. */
let usualMs = 0

async function timed<T>(work: () => Promise<T>): Promise<T> {
  const begunAt = performance.now()
  const result = await work()
  const tookMs = performance.now() - begunAt
  usualMs = usualMs === 0 ? tookMs : usualMs + (tookMs - usualMs) / 8
  return result
}

/** Throws 503 `tecnicalProblem` when too many wait. */
export const hashPassword = (password: string, lane: HashLane): Promise<string> =>
  inTurn(lane, () => hash.make(password))

/** Throws 503 `tecnicalProblem` when too many wait. */
export const isPassword = (
  passwordHash: string,
  password: string,
  lane: HashLane
): Promise<boolean> => inTurn(lane, () => timed(() => hash.verify(passwordHash, password)))

/**
 * Takes a place in the lane of nobody, without any work, for as long as a hash there would take: a refusal that waits for it
 * comes as late as that of a name that does not exist (must-hold S7). `isOver` frees the place. Throws 503 `tecnicalProblem`
 * when too many wait there.
 */
export const asLateAsNobody = (isOver: AbortSignal): Promise<void> =>
  inTurn(
    'nobody',
    async () => {
      // without an error when the place is freed
      await pause(usualMs, undefined, { signal: isOver }).catch(() => undefined)
    },
    'idle'
  )

/**
 * Compares the password of a name that does not exist. Where too many wait, 503 `tecnicalProblem` comes as late as it does for a
 * name that exists, whose password is looked at first.
 */
export async function isPasswordOfNobody(passwordHash: string, password: string): Promise<boolean> {
  try {
    return await isPassword(passwordHash, password, 'nobody')
  } catch (error) {
    await pause(usualMs)
    throw error
  }
}

/** True for a hash made with another cost than today's. */
export const isOutdated = (passwordHash: string): boolean => hash.needsReHash(passwordHash)
