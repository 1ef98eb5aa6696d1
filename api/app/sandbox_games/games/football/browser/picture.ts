import {
  footballOf,
  teamsOf,
  type FootballScore,
} from '@grandstand/shared-types/games/football/football'
import { fixturesPicture } from '../../../browser/fixtures_picture.ts'
import type { Host } from '../../../browser/picture_form.ts'

/** Goals fall one after another, spread over the match. */
const goalsAt = (goals: number, share: number): number => Math.floor(goals * share + 0.001)

export default (host: Host) =>
  fixturesPicture<FootballScore>(host, {
    sides: teamsOf(host.gameCode),
    oddsOf: footballOf(host.gameCode).oddsOf,
    kinds: ['result', 'total', 'bothScore', 'score'],
    choice: (choice, [home, away]) => {
      if (choice === 'home') return home
      if (choice === 'away') return away
      return wordsOf(host, choice)
    },
    scoreAt: ({ home, away }, share) => `${goalsAt(home, share)} – ${goalsAt(away, share)}`,
  })

/** `over2.5` and `under2.5` are a word and a line; scores stand for themselves. */
function wordsOf(host: Host, choice: string): string {
  const [, side, line] = /^(over|under)(.+)$/.exec(choice) ?? []
  return side && line ? `${host.word(side)} ${line}` : host.word(choice)
}
