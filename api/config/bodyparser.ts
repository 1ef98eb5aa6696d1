import { defineConfig } from '@adonisjs/core/bodyparser'

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { convertEmptyStringsToNull: true, types: [] },
  json: { convertEmptyStringsToNull: true, types: ['application/json'], limit: '256kb' },
  multipart: { autoProcess: false, types: [] },
  // the feed's own route reads its documents, whatever their type
  raw: { types: [] },
})
