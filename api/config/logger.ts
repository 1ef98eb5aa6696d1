import { defineConfig, targets } from '@adonisjs/core/logger'
import env from '#start/env'
import type { InferLoggers } from '@adonisjs/core/types'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'grandstand',
      level: env.get('LOG_LEVEL', 'info'),
      transport: { targets: [targets.file({ destination: 2 })] },
      redact: { paths: ['password', '*.password', 'req.headers.cookie'] },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
