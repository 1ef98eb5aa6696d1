import { defineConfig, drivers } from '@adonisjs/core/hash'
import type { InferHashers } from '@adonisjs/core/types'
import env from '#start/env'

const MB = 1024 * 1024

/** What OWASP recommends for scrypt: a hash takes 128 bytes x cost x block size of memory, 128 MB. */
export const RECOMMENDED = { cost: 2 ** 17, blockSize: 8, parallelization: 1 } as const

const hashConfig = defineConfig({
  default: 'scrypt',
  list: {
    scrypt: drivers.scrypt({
      ...RECOMMENDED,
      cost: env.get('PASSWORD_HASH_COST') ?? RECOMMENDED.cost,
      // whatever the cost is now, a hash that was made with a higher one is still read
      maxMemory: 513 * MB,
    }),
  },
})

/** How many hashes are made at the same time, and how many may wait: the memory that a flood of sign-ins can take. */
export const hashing = { running: env.get('PASSWORD_HASHES_AT_ONCE') ?? 2, waiting: 100 }

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
