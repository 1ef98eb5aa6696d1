/** The apps are served from the API's own origin; nobody else may call it with cookies. */
import { defineConfig } from '@adonisjs/cors'

export default defineConfig({
  enabled: false,
  origin: false,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  headers: true,
  exposeHeaders: ['Content-Range'],
  credentials: true,
  maxAge: 90,
})
