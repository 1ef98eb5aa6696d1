/** Entry point of the HTTP server. */
import 'reflect-metadata'
import { prettyPrintError } from '@adonisjs/core'
import { createNodeServer } from '#core/http/node_server'
import { ignite } from './ignite.ts'

ignite((app) => {
  app.listen('SIGINT', () => app.terminate())
  let isLeaving = false
  app.listen('SIGTERM', async () => {
    // whoever asks twice waits for nothing
    if (!isLeaving) {
      isLeaving = true
      const { leave } = await import('#start/leave')
      await leave()
    }
    await app.terminate()
  })
})
  .httpServer()
  .start(createNodeServer)
  .catch(async (error) => {
    await prettyPrintError(error)
    // an open database connection would keep a refused server running
    process.exit(1)
  })
