/** Season files for tests, written to a folder of their own, with team names that no other test has. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'

const folder = mkdtempSync(join(tmpdir(), 'grandstand-feed-'))
// a sandbox that is being killed may write into it once more
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** Lines of a file of `fixtures/`, the header first. */
export const fixtureLines = (name: string): string[] =>
  readFileSync(app.makePath('tests/season_files/fixtures', name), 'utf8').trimEnd().split('\n')

/** Lines of `fixtures/season.csv`. */
export const seasonLines = (): string[] => fixtureLines('season.csv')

/** Writes a file and resolves to its path. */
export function writeFile(content: string | Buffer, name = `${randomUUID()}.csv`): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** Columns that name teams, by format. */
const TEAM_COLUMNS = ['HomeTeam', 'AwayTeam', 'Winner', 'Loser', 'Team']

/** The lines with a mark added to every team name; rows keep their length. */
export function withOwnTeams(lines: readonly string[], mark = randomUUID().slice(0, 6)): string[] {
  const [header = '', ...rows] = lines
  const columns = TEAM_COLUMNS.map((name) => header.split(',').indexOf(name))
  const marked = rows.map((row) =>
    row
      .split(',')
      .map((cell, index) => (columns.includes(index) && cell !== '' ? `${cell} ${mark}` : cell))
      .join(',')
  )
  return [header, ...marked]
}

/** The invented season with team names of its own, as a file. */
export const ownSeason = (change: (line: string) => string = (line) => line): string =>
  writeFile(withOwnTeams(seasonLines()).map(change).join('\n'))

/** The lines as a file whose name begins with `name`, from which some formats read the season. */
export const writeSeason = (name: string, lines: readonly string[]): string =>
  writeFile(lines.join('\n'), `${name}_${randomUUID().replaceAll('-', '')}.csv`)
