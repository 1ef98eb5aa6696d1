import type { ApplicationService } from '@adonisjs/core/types'

/** Runs the live socket beside the HTTP server. */
export default class LiveProvider {
  #close: (() => void) | null = null

  constructor(protected app: ApplicationService) {}

  async ready(): Promise<void> {
    if (this.app.getEnvironment() !== 'web') return
    const { openLive } = await import('#live/open')
    this.#close = await openLive()
  }

  async shutdown(): Promise<void> {
    this.#close?.()
  }
}
