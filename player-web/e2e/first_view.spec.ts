/** The size of a phone's first view of the site: transferred bytes, as the browser counts them. */
import { GATE, devices, expect, test } from '../../e2e/test.ts'

const KB = 1024
/** For everything that a first view loads, headers included: matches among it, and the blocks of a home page. */
const VIEWS = [
  { view: 'board', path: '/tr/sports', mostBytes: 300 * KB },
  { view: 'home page of blocks', path: '/', mostBytes: 320 * KB },
] as const

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7']
test.use(phone)

for (const { view, path, mostBytes } of VIEWS) {
  test(
    `the first view of the ${view} sends at most ${mostBytes / KB} KB over the network`,
    GATE,
    async ({ page }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.setCacheDisabled', { cacheDisabled: true })
      let [sentBytes, wholeBytes] = [0, 0]
      // each address once: on a slow machine the view is old enough to ask again before it is quiet
      const counted = new Set<string>()
      const first = new Map<string, string>()
      const sizes: string[] = []
      session.on('Network.requestWillBeSent', ({ requestId, request }) => {
        if (!counted.has(request.url)) first.set(requestId, request.url)
        counted.add(request.url)
      })
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const url = first.get(requestId)
        if (url === undefined) return
        sentBytes += encodedDataLength
        sizes.push(`${encodedDataLength} ${url}`)
      })
      session.on('Network.dataReceived', ({ requestId, dataLength }) => {
        if (first.has(requestId)) wholeBytes += dataLength
      })

      // popups that other stories put up at this moment are no part of the view
      await page.route('**/v1/popups/shown?*', (route) =>
        route.fulfill({ json: { status: true, results: [] } })
      )

      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('main')).toBeVisible()

      const kb = (bytes: number) => Math.round(bytes / KB)
      console.log(
        `» first view of the ${view} on a phone: ${kb(sentBytes)} KB sent, ${kb(wholeBytes)} KB uncompressed`
      )
      expect(sentBytes).toBeGreaterThan(0)
      expect(sentBytes, sizes.join('\n')).toBeLessThanOrEqual(mostBytes)
    }
  )
}
