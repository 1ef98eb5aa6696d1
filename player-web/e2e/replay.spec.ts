/**
 * Real matches played again at sixty times their speed, as a browser sees them: every line of the timeline, and the end.
 * The files lie beside the repository on some machines (GRANDSTAND_SHARED) and are no part of it.
 */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, type Page } from '@playwright/test'
import { unpack } from 'msgpackr'
import type { LiveIncident } from '@grandstand/shared-types/live/state'
import type { LiveMatch, LiveMatchList } from '@grandstand/shared-types/wire'
import { FRAME } from '@grandstand/shared-types/live/frames'

const ROOT = resolve(import.meta.dirname, '../..')
const SHARED = process.env['GRANDSTAND_SHARED'] ?? resolve(ROOT, '../shared')
const MATCHES = ['3788741_turkey_italy', '9880_barcelona_valencia'] as const
const SCORING = /^(goal|own_goal)$/

interface Told {
  home: string
  away: string
  final: { score: readonly [number, number] }
}

const expected = (name: string, kind: string) =>
  readFileSync(join(SHARED, 'oracle', 'expected', `${name}.${kind}`), 'utf8')

/** Rows of the independent timeline: period, clock, incident, team, score, yellow, red, corners. */
const rowsOf = (name: string): string[] =>
  expected(name, 'timeline.csv').trim().split('\n').slice(1)

const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** As the independent script writes a line. */
function rowOf(line: LiveIncident): string {
  const { period, seconds, kind, side, score, yellowCards, redCards, corners } = line
  const pairs = [score, yellowCards, redCards, corners].map((pair) => pair.join(':'))
  return [period, clockOf(seconds ?? 0), kind, side ?? '', ...pairs].join(',')
}

/** Such a row as the page shows it: minute, team, and the score where it changed. */
function shownAs(row: string, { home, away }: Told): string {
  const [period = '', clock = '', kind = '', side = '', score = ''] = row.split(',')
  const minute = Number(clock.split(':')[0]) + 1
  const end = Number(period) * 45
  const at = minute > end ? `${end}+${minute - end}'` : `${minute}'`
  const team = side === 'home' ? home : side === 'away' ? away : ''
  return [at, team, SCORING.test(kind) ? score.replace(':', '-') : ''].join('|')
}

/** What the socket has told the page of a match's timeline, by position. */
function followed(page: Page): Map<number, LiveIncident> {
  const lines = new Map<number, LiveIncident>()
  const isLine = (value: unknown): value is LiveIncident =>
    typeof value === 'object' && value !== null && 'position' in value && 'corners' in value
  const visit = (value: unknown): void => {
    if (isLine(value)) lines.set(value.position, value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit)
  }
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const frame: unknown = unpack(Buffer.from(payload))
      const code: unknown = Array.isArray(frame) ? frame[0] : null
      if (code === FRAME.snapshot || code === FRAME.delta) visit(frame)
    })
  )
  return lines
}

/** Keeps the longest timeline that stood on the page, the oldest line first. */
async function watchLines(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: { lines: string[] } = { lines: [] }
    Object.assign(window, { seen })
    const look = () => {
      const timeline = document.querySelector('article details')
      timeline?.querySelector('button')?.click()
      const lines = [...(timeline?.querySelectorAll('ol > li') ?? [])].map((line) => {
        const [at, team, score] = ['bdi', 'b + span', ':scope > bdi'].map(
          (selector) => line.querySelector(selector)?.textContent ?? ''
        )
        return [at, team, score].join('|')
      })
      if (lines.length >= seen.lines.length) seen.lines = lines.reverse()
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    look()
  })
}

test.describe('StatsBomb matches at 60x', () => {
  test.skip(!existsSync(join(SHARED, 'data', 'live-statsbomb')), 'not run: no shared data')
  test.setTimeout(300_000)

  test('the timeline and the end that a browser sees are those of the independent script', async ({
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
        }).toPass({ timeout: 60_000 })

        const page = await context.newPage()
        const lines = followed(page)
        await page.goto(`/en/live/${match?.id}`)
        await expect(page.locator('article details')).toBeVisible()
        await watchLines(page)
        await played
        await expect(page.getByText('This match is closed for betting')).toBeVisible()

        const rows = rowsOf(name)
        const seen = [...lines.values()].sort((a, b) => a.position - b.position)
        expect(seen.map(rowOf), name).toEqual(rows)
        const shown: string[] = await page.evaluate('window.seen.lines')
        const wanted = rows.map((row) => shownAs(row, told))
        // the last line comes with the end, which takes the timeline off the page
        expect(shown.slice(0, rows.length - 1), name).toEqual(wanted.slice(0, -1))
        const [home, away] = told.final.score
        await expect(page.locator('article')).toContainText(new RegExp(`${home}\\D*${away}`))
      })
    )
  })
})
