import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/http'
import env from '#start/env'

export const appKey = env.get('APP_KEY')

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  cookie: {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: app.inProduction && (env.get('APP_URL') ?? '').startsWith('https:'),
  },
})
