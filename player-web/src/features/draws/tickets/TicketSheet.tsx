import type { DrawTicketCheck } from '@grandstand/shared-types/wire/draws'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Fact } from '../../coupons/index.ts'
import { Balls, RacePicture } from '../../verify/index.ts'
import { PLAYS } from '../data/plays.ts'
import { runnerNames } from '../race/runnerNames.ts'
import { countedBalls, isFinish } from '../data/outcomes.ts'
import { TicketBets } from './TicketBets.tsx'
import { TicketWin } from './TicketFigures.tsx'
import styles from './TicketSheet.module.css'
import { TicketState, TICKET_TONES } from './TicketState.tsx'

interface TicketSheetProps {
  ticket: Omit<DrawTicketCheck, 'copyNumber' | 'refusals' | 'jackpots'>
  /** Whether the paper is genuine, and why it is not paid. */
  children?: ReactNode
}

/** State, money, bets and result of a ticket; nothing about its player. */
export function TicketSheet({ ticket, children }: TicketSheetProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { draw, carriedFrom } = ticket
  const play = PLAYS[draw.gameCode]
  const balls = draw.outcome
    ? countedBalls(draw.outcome, play.kind === 'bingo' ? play.rules : null)
    : []
  return (
    <section aria-label={ticket.code}>
      <header className={styles.head} data-tone={TICKET_TONES[ticket.state]}>
        <div className={styles.title}>
          <h1>
            <small>{t(`verify.games.${draw.gameCode}`)}</small>
            {ticket.code}
          </h1>
          <TicketState ticket={ticket} />
          <p className={styles.win}>
            <TicketWin ticket={ticket} />
          </p>
        </div>
        {children}
        <dl className="facts">
          <Fact label={t('draw.number', { number: draw.number })}>
            {format.dayTime(draw.drawsAt)}
          </Fact>
          {carriedFrom !== null && (
            <Fact label={t('draw.state.carried')}>{t('draw.number', { number: carriedFrom })}</Fact>
          )}
          <Fact label={t('coupons.placedAt')}>{format.dayTime(ticket.boughtAt)}</Fact>
          {ticket.settledAt !== null && (
            <Fact label={t('coupons.settledAt')}>{format.dayTime(ticket.settledAt)}</Fact>
          )}
          {ticket.validUntil !== null && (
            <Fact label={t('ticket.validUntil')}>{format.fullDayTime(ticket.validUntil)}</Fact>
          )}
          <Fact label={t('coupons.stake')}>{format.money(ticket.stakeMinor, ticket.currency)}</Fact>
        </dl>
      </header>
      {draw.outcome && (
        <div className={styles.result}>
          <h2>{t('verify.result')}</h2>
          {isFinish(draw.outcome) ? (
            <RacePicture
              outcome={draw.outcome}
              names={runnerNames(draw.gameCode, draw.number, draw.outcome.finish.flat().length)}
            />
          ) : (
            <Balls numbers={balls} size="small" />
          )}
        </div>
      )}
      <div className={styles.bets}>
        <TicketBets ticket={ticket} called={balls} />
      </div>
    </section>
  )
}
