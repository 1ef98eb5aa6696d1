import { readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FOLDER = join(dirname(fileURLToPath(import.meta.resolve('country-flag-icons'))), '3x2')

/** Puts the flags of all countries beside the app as files: a page loads the few that it shows. */
export function flags(): Plugin {
  return {
    name: 'flags',
    generateBundle() {
      for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.svg'))) {
        const source = readFileSync(join(FOLDER, name))
        this.emitFile({ type: 'asset', fileName: `assets/flags/${name}`, source })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/assets/flags', ({ url = '' }, response, next) => {
        const name = basename(url)
        if (!readdirSync(FOLDER).includes(name)) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(readFileSync(join(FOLDER, name)))
      })
    },
  }
}
