/** Apps that look built, so that a test of pages needs no build. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import web from '#config/web'

/** The first page of each app is empty until the function that it returns is called. */
export function emptyApps(): () => void {
  const { root } = web
  web.root = mkdtempSync(join(tmpdir(), 'grandstand-apps-'))
  for (const app of ['player-web', 'backoffice']) {
    mkdirSync(join(web.root, app, 'dist'), { recursive: true })
    writeFileSync(join(web.root, app, 'dist', 'index.html'), '<html><head></head></html>')
  }
  return () => {
    rmSync(web.root, { recursive: true })
    web.root = root
  }
}
