/** Entry point of the HTTP server. */
import 'reflect-metadata'
import { prettyPrintError } from '@adonisjs/core'
import { createNodeServer } from '#core/http/node_server'
import { ignite } from './ignite.ts'

ignite((app) => app.listen('SIGINT', () => app.terminate()))
  .httpServer()
  .start(createNodeServer)
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
