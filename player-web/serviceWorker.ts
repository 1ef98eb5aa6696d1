import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { VitePWA } from 'vite-plugin-pwa'
import { OFFLINE_PATH } from '../shared-types/src/sites/installed_site.ts'

const BUILT_PAGE = new URL('./dist/index.html', import.meta.url)
/** Files of earlier visits that a phone keeps beside those of the first view. */
const MOST_FILES = 400

/**
 * Makes the service worker. It keeps the files of the first view and those that a visit loads, whose names change with
 * their contents, and the page for the time without a connection. Pages of the brand and answers of the API it never keeps:
 * both are of one person and one moment.
 */
export const serviceWorker = () =>
  VitePWA({
    strategies: 'generateSW',
    filename: 'sw.js',
    // pages come from the server and name their files themselves, so that a new worker need not wait for them
    registerType: 'autoUpdate',
    // by the app itself, once the page is at rest
    injectRegister: null,
    // by the server, for each brand
    manifest: false,
    workbox: {
      inlineWorkboxRuntime: true,
      globPatterns: ['assets/*.{js,css}'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (files) => {
          const page = readFileSync(BUILT_PAGE, 'utf8')
          const revision = createHash('sha256').update(page).digest('hex')
          const offline = [OFFLINE_PATH, '/offline.js'].map((url) => ({ url, revision, size: 0 }))
          const first = files.filter(({ url }) => page.includes(url))
          return { manifest: [...first, ...offline], warnings: [] }
        },
      ],
      navigateFallback: null,
      runtimeCaching: [
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: { cacheName: 'files', expiration: { maxEntries: MOST_FILES } },
        },
        {
          urlPattern: ({ url, request }) =>
            request.mode === 'navigate' &&
            !/^\/(?:backoffice|live|themes|v1)(?:\/|$)/.test(url.pathname),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: OFFLINE_PATH } },
        },
      ],
    },
  })
