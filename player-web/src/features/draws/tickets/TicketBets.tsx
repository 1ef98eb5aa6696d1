import type { DrawBetView, DrawTicketView } from '@grandstand/shared-types/wire/draws'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { BingoCard, NumberRow, RaceWords } from '../../verify/index.ts'
import { runnerNames } from '../race/runnerNames.ts'
import { Filled } from './Filled.tsx'
import styles from './TicketBets.module.css'

interface TicketBetsProps {
  ticket: Pick<DrawTicketView, 'bets' | 'draw' | 'currency'>
  /** The balls that are out. */
  called: readonly number[]
  hidesWins?: boolean
}

/** Each bet of a ticket: its numbers marked against the balls, its card daubed, or its runners; and what it won. */
export function TicketBets({ ticket, called, hidesWins = false }: TicketBetsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { bets, draw, currency } = ticket
  const money = (minor: number) => <bdi dir="ltr">{format.money(minor, currency)}</bdi>
  return (
    <ul className={styles.bets}>
      {bets.map((each, place) => (
        <li key={place} className={styles.bet} data-won={!hidesWins && (each.winMinor ?? 0) > 0}>
          <div className={styles.what}>
            <Bet bet={each.bet} draw={draw} called={called} />
            {!hidesWins && <Filled bet={each.bet} draw={draw} />}
          </div>
          <p className={styles.money}>
            <small>{t('coupons.stake')}</small>
            {money(each.bet.stakeMinor)}
          </p>
          <p className={styles.money}>
            <small>{t('verify.win')}</small>
            <b>{each.winMinor === null || hidesWins ? '–' : money(each.winMinor)}</b>
          </p>
        </li>
      ))}
    </ul>
  )
}

interface BetProps {
  bet: DrawBetView['bet']
  draw: DrawTicketView['draw']
  called: readonly number[]
}

function Bet({ bet, draw, called }: BetProps) {
  if ('numbers' in bet) return <NumberRow numbers={bet.numbers} drawn={called} />
  if ('card' in bet) return <BingoCard cells={bet.card} called={called} />
  const names = runnerNames(draw.gameCode, draw.number, draw.gameCode === 'horses' ? 8 : 6)
  const of = [bet.runner, bet.second].flatMap((runner) =>
    runner === undefined ? [] : [names[runner - 1] ?? '']
  )
  return (
    <span className={styles.race}>
      <RaceWords bet={bet} />
      <bdi>{of.join(' › ')}</bdi>
    </span>
  )
}
