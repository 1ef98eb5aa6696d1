/** Races: the track above, runners with their prices below. */
import type { RaceOutcome } from '@grandstand/shared-types/games/race/race'
import type { RaceBet } from '@grandstand/shared-types/games/race/race_bet'
import type { RaceRules } from '@grandstand/shared-types/games/race/field'
import { oddsOfRound } from '@grandstand/shared-types/games/race/race_odds'
import type { DrawnOutcome } from '../wire.ts'
import { el, pause } from './dom.ts'
import { oddsSlip } from './odds_slip.ts'
import type { Host, Picture } from './picture_form.ts'
import { RUNNER_COLOURS, raceTrack } from './race_track.ts'

/** How long the end of a race stands beside the bets, ms. */
const READ_MS = 2_000

export function racePicture(
  host: Host,
  rules: RaceRules,
  runnerPath: string
): Picture<DrawnOutcome<RaceOutcome, RaceBet>> {
  const track = raceTrack(rules.strengths.length, runnerPath)
  const slip = oddsSlip<RaceBet>(host)
  const title = el('p', { class: 'hint' })
  const table = el('div', { class: 'field' })
  const forecast = el('div', { class: 'forecast' })
  let shownRound = -1

  /** The runners of the next race; prices that were laid for another race are gone. */
  function drawField(round: number): void {
    shownRound = round
    const odds = oddsOfRound(rules, round)
    title.textContent = host.word('race').replace('{number}', String(round + 1))
    table.replaceChildren(
      ...odds.win.map((win, place) => {
        const runner = place + 1
        const bet = { round, runner }
        return el(
          'div',
          { class: 'runner' },
          numberOf(runner),
          slip.price(`win:${runner}`, host.word('win'), win, { ...bet, kind: 'win' }),
          slip.price(`place:${runner}`, host.word('place'), odds.place[place] ?? 0, {
            ...bet,
            kind: 'place',
          }),
          slip.price(`eachWay:${runner}`, host.word('eachWay'), win, { ...bet, kind: 'eachWay' })
        )
      })
    )
    forecast.replaceChildren(
      ...odds.forecast.flatMap((row, first) =>
        row.flatMap((price, second) => {
          if (first === second) return []
          const [runner, other] = [first + 1, second + 1]
          const bet = { round, runner, second: other, kind: 'forecast' as const }
          return [slip.price(`forecast:${runner}-${other}`, `${runner} › ${other}`, price, bet)]
        })
      )
    )
  }

  return {
    stage: track.element,
    board: el(
      'div',
      { class: 'prices' },
      title,
      table,
      el('details', {}, el('summary', {}, host.word('forecast')), forecast)
    ),
    bets: slip.bets,
    clear: slip.clear,
    lock: slip.lock,
    ready: () => {
      if (shownRound === host.nextRound()) return
      slip.clear()
      drawField(host.nextRound())
    },
    wait: track.gather,
    show: async ({ drawn: { finish }, bets, wins }, isNew) => {
      if (!isNew) {
        track.place(finish)
        return ''
      }
      await track.run(finish)
      if (bets[0]?.round === shownRound) {
        slip.mark(wins)
        await pause(READ_MS)
      }
      return `${finish
        .slice(0, rules.places)
        .map((tied) => tied.join(' = '))
        .join(', ')}.`
    },
  }
}

function numberOf(runner: number): HTMLElement {
  const made = el('b', { class: 'cloth' }, String(runner))
  made.style.background = RUNNER_COLOURS[(runner - 1) % RUNNER_COLOURS.length] ?? ''
  return made
}
