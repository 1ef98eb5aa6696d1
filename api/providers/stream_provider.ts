import type { ApplicationService } from '@adonisjs/core/types'

/** Runs the stream beside the HTTP server. */
export default class StreamProvider {
  #close: (() => void) | null = null

  constructor(protected app: ApplicationService) {}

  async ready(): Promise<void> {
    if (this.app.getEnvironment() !== 'web') return
    const { hasRole } = await import('#config/roles')
    if (!hasRole('web')) return
    const { openStream } = await import('#stream/open')
    this.#close = await openStream()
  }

  async shutdown(): Promise<void> {
    this.#close?.()
  }
}
