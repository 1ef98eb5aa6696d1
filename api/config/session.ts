/** The cookie is encrypted and carries only the number of a login, which stands in `user_sessions`. */
import app from '@adonisjs/core/services/app'
import { defineConfig, stores } from '@adonisjs/session'
import env from '#start/env'

export default defineConfig({
  enabled: true,
  cookieName: 'grandstand',
  clearWithBrowser: false,
  age: '12h',
  cookie: {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: app.inProduction && (env.get('APP_URL') ?? '').startsWith('https:'),
  },
  store: env.get('SESSION_DRIVER', 'cookie'),
  stores: { cookie: stores.cookie() },
})
