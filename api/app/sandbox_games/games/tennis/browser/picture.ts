import { playersOf, tennisOf, type TennisScore } from '@grandstand/shared-types/games/tennis/tennis'
import { fixturesPicture } from '../../../browser/fixtures_picture.ts'
import type { Host } from '../../../browser/picture_form.ts'

export default (host: Host) =>
  fixturesPicture<TennisScore>(host, {
    sides: playersOf(host.gameCode),
    oddsOf: tennisOf(host.gameCode).oddsOf,
    kinds: ['winner', 'firstSet', 'sets', 'games'],
    choice: (choice, [home, away]) => {
      if (choice === 'home') return home
      if (choice === 'away') return away
      const [, side, line] = /^(over|under)(.+)$/.exec(choice) ?? []
      return side && line ? `${host.word(side)} ${line}` : choice
    },
    // set after set
    scoreAt: (score, share) =>
      score
        .slice(0, Math.ceil(score.length * share))
        .map(([first, second]) => `${first}:${second}`)
        .join(' '),
  })
