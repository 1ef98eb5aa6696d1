import type { FixtureBet } from '@grandstand/shared-types/games/fixtures/fixed_odds'
import { pairsOf } from '@grandstand/shared-types/games/fixtures/schedule'
import { teamsOf } from '@grandstand/shared-types/games/football/football'
import type { GameCode } from '@grandstand/shared-types/games/game_codes'
import { playersOf } from '@grandstand/shared-types/games/tennis/tennis'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import styles from './FixtureWords.module.css'

interface WordsProps {
  bet: FixtureBet
  code: GameCode
}

export const FootballWords = ({ bet, code }: WordsProps) => (
  <Words bet={bet} sides={teamsOf(code)} />
)
export const TennisWords = ({ bet, code }: WordsProps) => (
  <Words bet={bet} sides={playersOf(code)} />
)

/** The pick, above the match that it is of. */
function Words({ bet, sides }: { bet: FixtureBet; sides: readonly { name: string }[] }) {
  const { t } = useTranslation()
  const [home, away] = (pairsOf(sides.length, bet.round)[bet.match] ?? []).map(
    (side) => sides[side]?.name ?? ''
  )
  return (
    <span className={styles.bet}>
      <b>{pickWords(bet.pick, { home, away }, t)}</b>
      <bdi>
        {home} – {away}
      </bdi>
    </span>
  )
}

/** The words of a pick such as `result:home`, `total:over2.5` or `score:2:1`. */
export function pickWords(
  pick: string,
  names: { home: string | undefined; away: string | undefined },
  t: TFunction
): string {
  const [kind = '', ...rest] = pick.split(':')
  const choice = rest.join(':')
  const side = (choice === 'home' ? names.home : choice === 'away' ? names.away : null) ?? ''
  const bounds = /^(over|under)([\d.]+)$/.exec(choice)
  const told = bounds
    ? `${t(bounds[1] === 'over' ? 'verify.pick.over' : 'verify.pick.under')} ${bounds[2] ?? ''}`
    : choice
  if (kind === 'result') return choice === 'draw' ? t('verify.pick.draw') : side
  if (kind === 'winner') return side
  if (kind === 'firstSet') return `${t('verify.pick.firstSet')}: ${side}`
  if (kind === 'total') return `${t('verify.pick.total')}: ${told}`
  if (kind === 'games') return `${t('verify.pick.games')}: ${told}`
  if (kind === 'sets') return `${t('verify.pick.sets')}: ${choice}`
  if (kind === 'bothScore') {
    const answer = choice === 'yes' ? t('verify.pick.yes') : t('verify.pick.no')
    return `${t('verify.pick.bothScore')}: ${answer}`
  }
  return `${t('verify.pick.score')}: ${choice === 'other' ? t('verify.pick.other') : choice}`
}
