import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { JackpotView } from '@grandstand/shared-types/wire/games/jackpots'
import { Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../i18n/format.ts'
import { useHome } from '../../i18n/useHome.ts'
import styles from './JackpotTicker.module.css'
import { MovingAmount } from './MovingAmount.tsx'

export interface JackpotTickerProps {
  jackpots: readonly JackpotView[]
  /** The lobby, or the game, whose stakes must count; without it every jackpot is shown. */
  of?: { lobby: Lobby; gameId?: number }
  /** `line` is one row over a game, without links. */
  look?: 'cards' | 'line'
  /** Whether it links to the winners; where only those that count are shown, it always does. */
  isLinked?: boolean
}

/** The levels of jackpots with their moving values. */
export function JackpotTicker({
  jackpots,
  of,
  look = 'cards',
  isLinked = of !== undefined,
}: JackpotTickerProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const home = useHome()
  const counting = jackpots.filter((jackpot) => !of || counts(jackpot, of))
  const tickers = counting.map(({ id, name, currency, levels }) => (
    <section key={id} className={styles.ticker} data-look={look} aria-label={name}>
      <header className={styles.head}>
        <Trophy size={18} aria-hidden />
        <b>
          <bdi>{name}</bdi>
        </b>
        {look === 'cards' && isLinked && (
          <Link to={`${home}jackpots`}>{t('jackpots.winners')}</Link>
        )}
      </header>
      <dl className={styles.levels}>
        {levels.map(({ id: levelId, name: level, amountMinor, mustFallBeforeMinor }) => (
          <div key={levelId} className={styles.level} data-level={levelId}>
            <dt>
              <bdi>{level}</bdi>
            </dt>
            <dd className={styles.amount}>
              <MovingAmount minor={amountMinor} currency={currency} />
            </dd>
            {look === 'cards' && (
              <dd className={styles.bound}>
                {t('jackpots.before', { amount: format.money(mustFallBeforeMinor, currency) })}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  ))
  const isLine = look === 'line' && tickers.length > 0
  return isLine ? <div className={styles.lines}>{tickers}</div> : tickers
}

const counts = (
  { lobbies, gameIds }: JackpotView,
  { lobby, gameId }: { lobby: Lobby; gameId?: number }
): boolean => lobbies.includes(lobby) || (gameId !== undefined && gameIds.includes(gameId))
