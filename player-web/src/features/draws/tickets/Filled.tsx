import { filledBy } from '@grandstand/shared-types/games/bingo/bingo_rules'
import type { DrawBet, DrawView } from '@grandstand/shared-types/wire/draws'
import { useTranslation } from 'react-i18next'
import { multipleText } from '../data/multipleText.ts'
import { PLAYS } from '../data/plays.ts'
import { isCalls } from '../data/outcomes.ts'
import styles from './Filled.module.css'

/** The patterns that a card of bingo has filled in time, and what each pays; nothing for other bets. */
export function Filled({ bet, draw: { gameCode, outcome } }: { bet: DrawBet; draw: DrawView }) {
  const { t, i18n } = useTranslation()
  const play = PLAYS[gameCode]
  if (play.kind !== 'bingo' || !('card' in bet) || !outcome || !isCalls(outcome)) return null
  const paid = filledBy(play.rules, bet.card, outcome).filter((one) => one.multipleMilli > 0)
  if (paid.length === 0) return null
  return (
    <ul className={styles.filled}>
      {paid.map(({ pattern, call, multipleMilli }) => (
        <li key={pattern}>
          <b>{t(`verify.pattern.${pattern}`)}</b> {t('draw.atCall', { call })}{' '}
          <bdi dir="ltr">{multipleText(multipleMilli, i18n.language)}</bdi>
        </li>
      ))}
    </ul>
  )
}
