import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const stub = (name: string) => fileURLToPath(new URL(`./src/stubs/${name}.ts`, import.meta.url))

const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|@tanstack|jotai|i18next|react-i18next|use-sync-external-store|virtua)[\\/]/
const BASE =
  /player-web[\\/]src[\\/](api|odds|theme|ui)[\\/]|src[\\/]i18n[\\/]\w+\.ts|lucide-react|shared-types[\\/]src[\\/](constants|errors|sports|money)/

/** The address of the API while developing. */
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3333'

export default defineConfig({
  base: '/',
  plugins: [react()],
  resolve: {
    // refine's import, export and nested query strings are not used: 24 kB gzip less in the account chunk
    alias: { papaparse: stub('papaparse'), qs: stub('qs'), pluralize: stub('pluralize') },
  },
  server: { proxy: { '/v1': { target: api }, '/live': { target: api, ws: true } } },
  preview: { proxy: { '/v1': { target: api }, '/live': { target: api, ws: true } } },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    manifest: true,
    rolldownOptions: {
      output: {
        // the first view in a handful of files; lazy parts keep their own
        codeSplitting: {
          groups: [
            { name: 'vendor', test: VENDOR },
            { name: 'base', test: BASE },
          ],
        },
      },
      treeshake: {
        // the contract only defines: what the first view does not use of it (the market catalogue) stays out
        moduleSideEffects: (id) => !id.includes('/shared-types/src/'),
      },
    },
  },
})
