import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { componentLayer } from './componentLayer.ts'
import { flags } from './flags.ts'
import { leanRouter } from './leanRouter.ts'
import { serviceWorker } from './serviceWorker.ts'
import { texts } from './texts.ts'

const stub = (name: string) => fileURLToPath(new URL(`./src/stubs/${name}.ts`, import.meta.url))
const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
const routerBuild = (file: string) => join(router, 'dist', 'production', file)

const VENDOR = /node_modules[\\/](?!lucide-react)/
/** All but the entry, which has to stay a chunk of its own. */
const BASE = /src[\\/](?!main\.tsx)|lucide-react|vite[\\/]preload-helper/
const COMMON =
  /player-web[\\/]src[\\/](api|odds|ui|i18n|scores|selling)[\\/]|lucide-react|shared-types[\\/]src[\\/]/
/** Small files that several lazy parts of the first view share: the head of an answer weighs more than such a file. */
const SMALL =
  /live[\\/]accountNews|features[\\/](favourites[\\/](favourites|index|Star)|frames[\\/](frames|index)|money[\\/](moneyPopup|index)|status[\\/]status)/

/** The address of the API while developing. */
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3333'

export default defineConfig({
  base: '/',
  plugins: [react(), componentLayer(), flags(), texts(), leanRouter(), serviceWorker()],
  resolve: {
    // refine's import, export and nested query strings are not used, which saves 24 kB gzip in the account chunk
    alias: [
      ...['papaparse', 'qs', 'pluralize'].map((find) => ({ find, replacement: stub(find) })),
      // the package's exports name only its development build; the build without warnings saves 0.5 kB gzip
      { find: /^react-router$/, replacement: routerBuild('index.mjs') },
      { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
    ],
  },
  server: {
    proxy: {
      '/v1': { target: api },
      '/themes': { target: api },
      '/live': { target: api, ws: true },
    },
  },
  preview: {
    proxy: {
      '/v1': { target: api },
      '/themes': { target: api },
      '/live': { target: api, ws: true },
    },
  },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    manifest: true,
    // every browser of the target preloads modules by itself
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // the first view contains the name of every lazy file: names of hashes alone, as short as Rolldown makes them
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        // the first view in two files, without parts that it does not use; lazy parts share what several of them use
        codeSplitting: {
          groups: [
            { name: 'vendor', test: VENDOR, tags: ['$initial'] },
            { name: 'base', test: BASE, tags: ['$initial'] },
            { name: 'common', test: COMMON, minShareCount: 2 },
            { name: 'common', test: SMALL },
          ],
        },
      },
      treeshake: {
        // the contract only defines, so what the first view does not use of it (the market catalogue) is left out
        moduleSideEffects: (id) => !id.includes('/shared-types/src/'),
      },
    },
  },
})
