import { defineConfig, stores } from '@adonisjs/limiter'
import env from '#start/env'
import type { InferLimiters } from '@adonisjs/limiter/types'

const limiterConfig = defineConfig({
  default: env.get('LIMITER_STORE', 'database'),
  stores: { database: stores.database({ tableName: 'rate_limits' }), memory: stores.memory({}) },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
