import type { ApplicationService } from '@adonisjs/core/types'

/** What runs beside the HTTP server in the same process. */
export default class GrandstandProvider {
  constructor(protected app: ApplicationService) {}

  async start(): Promise<void> {
    if (this.app.getEnvironment() !== 'web') return
    const { startBook } = await import('#book/sync')
    await startBook()
  }

  async shutdown(): Promise<void> {
    if (this.app.getEnvironment() !== 'web') return
    const { stopBook } = await import('#book/sync')
    await stopBook()
  }
}
