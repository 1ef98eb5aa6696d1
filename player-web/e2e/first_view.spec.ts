/** The size of the board's first view on a phone: transferred bytes, as the browser counts them. */
import { GATE, devices, expect, test } from '../../e2e/test.ts'

const KB = 1024
/** For everything that the first view loads, headers included; matches and pictures of the brand among it. */
const MOST_BYTES = 280 * KB

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7']
test.use(phone)

test('the first view sends at most 280 KB over the network', GATE, async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  let [sentBytes, wholeBytes] = [0, 0]
  // each address once: on a slow machine the view is old enough to ask again before it is quiet
  const counted = new Set<string>()
  const first = new Set<string>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!counted.has(request.url)) first.add(requestId)
    counted.add(request.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (first.has(requestId)) sentBytes += encodedDataLength
  })
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (first.has(requestId)) wholeBytes += dataLength
  })

  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('main')).toBeVisible()

  const kb = (bytes: number) => Math.round(bytes / KB)
  console.log(
    `» first view on a phone: ${kb(sentBytes)} KB sent, ${kb(wholeBytes)} KB uncompressed`
  )
  expect(sentBytes).toBeGreaterThan(0)
  expect(sentBytes).toBeLessThanOrEqual(MOST_BYTES)
})
