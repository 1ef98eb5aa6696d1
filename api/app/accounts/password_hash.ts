/** Hashes passwords. One hash takes 128 MB and half a second, so only a few run at a time (config/hash.ts). */
import hash from '@adonisjs/core/services/hash'
import { hashing } from '#config/hash'
import { atMost } from '#core/timing/at_most'

const inTurn = atMost(hashing)

/** Throws 503 `tecnicalProblem` when too many wait. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash.make(password))

/** Throws 503 `tecnicalProblem` when too many wait. */
export const isPassword = (passwordHash: string, password: string): Promise<boolean> =>
  inTurn(() => hash.verify(passwordHash, password))

/** True for a hash made with another cost than today's. */
export const isOutdated = (passwordHash: string): boolean => hash.needsReHash(passwordHash)
