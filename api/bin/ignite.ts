import { Ignitor } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'

const APP_ROOT = new URL('../', import.meta.url)

/**
 * An application whose environment is validated before it boots; the three entry points share it. `tap` replaces the end by
 * SIGTERM, which is immediate otherwise.
 */
export function ignite(tap = endBySignal): Ignitor {
  const importer = (path: string) =>
    path.startsWith('./') || path.startsWith('../')
      ? import(new URL(path, APP_ROOT).href)
      : import(path)

  return new Ignitor(APP_ROOT, { importer }).tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    tap(app)
  })
}

function endBySignal(app: ApplicationService): void {
  app.listen('SIGTERM', () => app.terminate())
}
