import { defineConfig, drivers } from '@adonisjs/core/hash'
import type { InferHashers } from '@adonisjs/core/types'
import env from '#start/env'

const MB = 1024 * 1024

/** OWASP's recommendation for scrypt: a hash takes 128 bytes x cost x block size of memory, 128 MB. */
export const RECOMMENDED = { cost: 2 ** 17, blockSize: 8, parallelization: 1 } as const

const hashConfig = defineConfig({
  default: 'scrypt',
  list: {
    scrypt: drivers.scrypt({
      ...RECOMMENDED,
      cost: env.get('PASSWORD_HASH_COST') ?? RECOMMENDED.cost,
      // a hash of higher cost, made under an earlier setting, must still be readable
      maxMemory: 513 * MB,
    }),
  },
})

/**
 * Hashes made at the same time, which limits the memory that a flood of sign-ins takes, and hashes that may wait, by lane: the
 * first lane goes first, and names that do not exist never take more than one place (`accounts/password_hash.ts`).
 */
export const hashing = {
  running: env.get('PASSWORD_HASHES_AT_ONCE') ?? 2,
  lanes: {
    known: { waiting: 100 },
    stranger: { waiting: 100 },
    nobody: { waiting: 60, running: 1 },
  },
}

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
