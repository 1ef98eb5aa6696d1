/**
 * Real matches played again at sixty times their speed, as a browser shows them: every line of the timeline, and the
 * end. The files are not part of the repository; some machines have them beside it (GRANDSTAND_SHARED).
 */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, type Page } from '../../e2e/test.ts'
import type { LiveMatch, LiveMatchList } from '@grandstand/shared-types/wire/betting/live'

const ROOT = resolve(import.meta.dirname, '../..')
const SHARED = process.env['GRANDSTAND_SHARED'] ?? resolve(ROOT, '../shared')
const MATCHES = ['3788741_turkey_italy', '9880_barcelona_valencia'] as const

type Pair = readonly number[]
interface Told {
  home: string
  away: string
  final: { score: Pair; ht: Pair; yellow: Pair; red: Pair; corners: Pair }
}

const expected = (name: string, kind: string) =>
  readFileSync(join(SHARED, 'oracle', 'expected', `${name}.${kind}`), 'utf8')

/** Rows of the independent timeline: period, clock, incident, team, score, yellow, red, corners. */
const rowsOf = (name: string): string[] =>
  expected(name, 'timeline.csv').trim().split('\n').slice(1)

/** The page's word for each incident, and the count that it raises for its team. */
const KINDS: Readonly<Record<string, readonly [kind: string, raises?: keyof Counts]>> = {
  'Goal': ['goal'],
  'Own goal': ['own_goal'],
  'Yellow card': ['yellow_card', 'yellow'],
  'Second yellow card': ['second_yellow', 'red'],
  'Red card': ['red_card', 'red'],
  'Corner': ['corner', 'corners'],
  'Substitution': ['substitution'],
  'Injury': ['injury'],
}
const EDGES: Readonly<Record<string, string>> = { begins: 'period_start', ends: 'period_end' }
type Counts = Record<'yellow' | 'red' | 'corners', { home: number; away: number }>

interface ShownLine {
  clock: string
  words: string
  team: string
  /** The score after the line. */
  score: string
}

/** The lines on the page, from the beginning of the match. */
async function shownLines(page: Page): Promise<ShownLine[]> {
  const region = page.getByRole('region', { name: 'Timeline' }).last()
  const lines = await region.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const text = (selector: string) => item.querySelector(selector)?.textContent ?? ''
      const clock = item.querySelector('bdi')?.title ?? ''
      const score = text(':scope > span:last-child:not(:has(b))')
      return { clock, words: text('b'), team: text('b + bdi'), score }
    })
  )
  return lines.reverse()
}

/** The lines in the form of the independent script: each with the counts so far. */
function rowsShown(lines: readonly ShownLine[], { home, away }: Told): string[] {
  const none = () => ({ home: 0, away: 0 })
  const counts: Counts = { yellow: none(), red: none(), corners: none() }
  let period = ''
  return lines.map(({ clock, words, team, score }) => {
    const [, number, edge] = /^(\d)\w\w half (begins|ends)$/.exec(words) ?? []
    const [kind, raised] = KINDS[words] ?? [EDGES[edge ?? ''] ?? words]
    period = number ?? period
    const side = team === home ? 'home' : team === away ? 'away' : ''
    if (raised && side) counts[raised][side]++
    const pairs = Object.values(counts).map((count) => `${count.home}:${count.away}`)
    return [period, clock, kind, side, score.replace('-', ':'), ...pairs].join(',')
  })
}

/** The final score as the board shows it: score, half-time score, cards and corners. */
async function shownEnd(page: Page): Promise<Told['final']> {
  const board = page.getByRole('article').locator('header')
  const numbers = (texts: string[]): Pair =>
    texts.flatMap((text) => text.match(/\d+/g) ?? []).map(Number)
  const score = await board.getByRole('heading').locator('b').allInnerTexts()
  const count = (name: string) =>
    board.locator('dl > div', { hasText: name }).locator('dd').allInnerTexts()
  return {
    score: numbers(score),
    ht: numbers(await count('H1')),
    yellow: numbers(await count('Yellow cards')),
    red: numbers(await count('Red cards')),
    corners: numbers(await count('Corners')),
  }
}

test.describe('StatsBomb matches at 60x', () => {
  test.skip(!existsSync(join(SHARED, 'data', 'live-statsbomb')), 'not run: no shared data')
  test.setTimeout(900_000)

  test('the timeline and the end in a browser equal those of the independent script', async ({
    context,
    request,
    baseURL,
  }) => {
    const env = { ...process.env, FEED_TOKEN: process.env['FEED_TOKEN'] ?? 'e2e-feed-token' }
    await Promise.all(
      MATCHES.map(async (name) => {
        const told: Told = JSON.parse(expected(name, 'expected.json'))
        const file = join(SHARED, 'data', 'live-statsbomb', `${name}_events.json.gz`)
        const played = promisify(execFile)(
          process.execPath,
          ['scripts/ace.mjs', 'feed:replay', file, '--speed=60', `--server=${baseURL}`],
          { cwd: ROOT, env }
        )
        let match: LiveMatch | undefined
        await expect(async () => {
          const url = `/v1/live/matches?lang=en&keyWord=${encodeURIComponent(told.home)}`
          const list: LiveMatchList = await (await request.get(url)).json()
          match = list.matches.find(({ away }) => away === told.away)
          expect(match).toBeDefined()
        }).toPass({ timeout: 120_000 })

        const page = await context.newPage()
        await page.goto(`/en/live/${match?.id}`)
        await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
        await played
        await expect(page.getByText('This match is closed for betting')).toBeVisible()

        expect(rowsShown(await shownLines(page), told), name).toEqual(rowsOf(name))
        expect(await shownEnd(page), name).toEqual(told.final)
      })
    )
  })
})
