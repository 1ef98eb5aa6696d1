import { defineConfig, targets } from '@adonisjs/core/logger'
import env from '#start/env'
import { maskPersonal } from '#core/mask_personal'
import type { InferLoggers } from '@adonisjs/core/types'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'grandstand',
      level: env.get('LOG_LEVEL', 'info'),
      transport: { targets: [targets.file({ destination: 2 })] },
      redact: {
        paths: [
          ...['password', '*.password', 'req.headers.cookie'],
          // a statement with its values
          ...['err.sql', 'err.sqlMessage', 'err.parameters', 'err.bindings'],
        ],
      },
      hooks: { streamWrite: maskPersonal },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
