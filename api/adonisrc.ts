import { defineConfig } from '@adonisjs/core/app'

export default defineConfig({
  commands: [() => import('@adonisjs/core/commands'), () => import('@adonisjs/lucid/commands')],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    { file: () => import('@adonisjs/core/providers/repl_provider'), environment: ['repl', 'test'] },
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/cors/cors_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('./providers/grandstand_provider.ts'),
    () => import('./providers/stream_provider.ts'),
  ],
  // commands answer no requests, and loading the rooms would take longer than most commands
  preloads: [
    { file: () => import('#start/routes'), environment: ['web', 'test'] },
    { file: () => import('#start/kernel'), environment: ['web', 'test'] },
  ],
  tests: {
    suites: [
      { name: 'api', files: ['tests/**/*.spec.ts'], timeout: 120_000 },
      { name: 'once', files: ['tests/**/*.once.ts'], timeout: 120_000 },
      { name: 'seasons', files: ['tests/**/*.season.ts'], timeout: 600_000 },
      { name: 'crash', files: ['tests/**/*.crash.ts'], timeout: 3_600_000 },
      { name: 'nodes', files: ['tests/**/*.nodes.ts'], timeout: 600_000 },
      { name: 'replica', files: ['tests/**/*.replica.ts'], timeout: 600_000 },
      { name: 'faults', files: ['tests/**/*.faults.ts'], timeout: 600_000 },
      { name: 'storm', files: ['tests/**/*.storm.ts'], timeout: 7_200_000 },
      { name: 'fuzz', files: ['tests/**/*.fuzz.ts'], timeout: 3_600_000 },
    ],
    forceExit: false,
  },
})
