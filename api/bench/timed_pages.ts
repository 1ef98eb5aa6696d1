/** Pages that a signed-in user asks for one after the other, each many times. */
import { figuresOf, type Figures } from './figures.ts'
import { PlayerClient } from './http_client.ts'

const TIMES = Number(process.env['BENCH_TIMES'] ?? 30)
const WARM_UP = 3

/** Figures by the page's name; `paths` holds the path of each. Throws an Error for an answer that is no page. */
export async function timedPages(
  username: string,
  paths: Readonly<Record<string, string>>
): Promise<Record<string, Figures>> {
  const reader = new PlayerClient('127.0.0.1', Number(process.env['BENCH_PORT']))
  await reader.signIn(username, 'bench1234')
  const pages: Record<string, Figures> = {}
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
  return pages
}
