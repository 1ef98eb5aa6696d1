import type { ApplicationService } from '@adonisjs/core/types'

/** What runs beside the HTTP server in the same process. */
export default class GrandstandProvider {
  constructor(protected app: ApplicationService) {}

  async ready(): Promise<void> {
    if (this.app.getEnvironment() !== 'web') return
  }
}
