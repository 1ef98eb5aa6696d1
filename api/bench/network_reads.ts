/** Asks for the pages of staff over a large network, one after the other; prints the figures of each as a line of JSON. */
import { PlayerClient } from './http_client.ts'
import { figuresOf } from './figures.ts'

const TIMES = Number(process.env['BENCH_TIMES'] ?? 30)
const WARM_UP = 3

const PAGES: Record<string, string> = {
  'dealers, a page of 50': '/v1/dealers?range=[0,49]',
  'tree, the top, today': '/v1/dealer-tree?period=today',
  'tree, the top, a week': '/v1/dealer-tree?period=last7',
  'tree, the top, a month': '/v1/dealer-tree?period=lastMonth',
  'tree, below the admin, a week': '/v1/dealer-tree?period=last7&below=1000',
  'tree, below a dealer, a week': '/v1/dealer-tree?period=last7&below=1001',
  'start page': '/v1/dashboard',
  'charts, 30 days': '/v1/dashboard/turnover?days=30',
  'how an admin stands': '/v1/dashboard/standing',
}
/** Includes the commission so far; the dealer has a tenth of all players below. */
const PAGES_OF_DEALER: Record<string, string> = {
  'how a dealer stands': '/v1/dashboard/standing',
}

const pages: Record<string, object> = {}

async function measure(username: string, paths: Record<string, string>): Promise<void> {
  const reader = new PlayerClient('127.0.0.1', Number(process.env['BENCH_PORT']))
  await reader.signIn(username, 'bench1234')
  for (const [name, path] of Object.entries(paths)) {
    const tookMs: number[] = []
    for (let turn = 0; turn < TIMES + WARM_UP; turn++) {
      const began = performance.now()
      const { status, body } = await reader.send('GET', path)
      if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`)
      if (turn >= WARM_UP) tookMs.push(performance.now() - began)
    }
    pages[name] = figuresOf(tookMs, 1)
  }
  reader.close()
}

await measure('adminof1000', PAGES)
await measure('dealerof1001', PAGES_OF_DEALER)
console.log(JSON.stringify({ pages }))
