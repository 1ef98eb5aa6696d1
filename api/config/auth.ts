/** One guard: a session cookie that names a row of `user_sessions`, which can be revoked at any time. */
import { defineConfig } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import type {
  Authenticators,
  GuardConfigProvider,
  InferAuthEvents,
  InferAuthenticators,
} from '@adonisjs/auth/types'
import type { SessionGuard } from '#accounts/session/session_guard'

/** Loaded after the application has booted, because the guard queries the database. */
const sessionGuard: GuardConfigProvider<(ctx: HttpContext) => SessionGuard> = {
  async resolver() {
    const { SessionGuard: Guard } = await import('#accounts/session/session_guard')
    return (ctx) => new Guard(ctx)
  },
}

const authConfig = defineConfig({
  default: 'web',
  guards: {
    web: sessionGuard,
  },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  export interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
declare module '@adonisjs/core/types' {
  interface EventsList extends InferAuthEvents<Authenticators> {}
}
