import { defineConfig } from '@adonisjs/core/bodyparser'

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { convertEmptyStringsToNull: true, types: [] },
  json: { convertEmptyStringsToNull: true, types: ['application/json'], limit: '256kb' },
  multipart: { autoProcess: false, types: [] },
  // a feed's document is read by its own route, whatever its type says
  raw: { types: [] },
})
