import type { StakedBet } from '@grandstand/shared-types/games/game'
import type { GameCode } from '@grandstand/shared-types/games/game_codes'
import type { Replay } from '@grandstand/shared-types/games/replay'
import { formatAmount } from '@grandstand/shared-types/money/format'
import { useTranslation } from 'react-i18next'
import type { BetWords } from './bets/betWords.tsx'
import styles from './Verify.module.css'

interface BetsTableProps<Outcome, Bet> {
  replay: Replay<Outcome, Bet>
  code: GameCode
  Words: BetWords<Outcome, Bet>
}

/** Each bet that was entered: what it was, what it cost and what it won. A bet that cannot be read says so. */
export function BetsTable<Outcome, Bet extends StakedBet>({
  replay: { bets, outcome },
  code,
  Words,
}: BetsTableProps<Outcome, Bet>) {
  const { t, i18n } = useTranslation()
  if (bets.length === 0) return null
  const amount = (minor: number) => <bdi dir="ltr">{formatAmount(minor, i18n.language)}</bdi>
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('verify.bets')}>
      <table className={styles.bets}>
        <thead>
          <tr>
            <th scope="col">{t('verify.bet')}</th>
            <th scope="col">{t('verify.stake')}</th>
            <th scope="col">{t('verify.win')}</th>
          </tr>
        </thead>
        <tbody>
          {bets.map((one, place) =>
            one ? (
              <tr key={place} data-won={one.settled.winMinor > 0}>
                <td>
                  <Words bet={one.bet} outcome={outcome} code={code} />
                </td>
                <td>{amount(one.settled.stakedMinor)}</td>
                <td>{amount(one.settled.winMinor)}</td>
              </tr>
            ) : (
              <tr key={place}>
                <td colSpan={3}>{t('verify.noBet')}</td>
              </tr>
            )
          )}
        </tbody>
      </table>
    </div>
  )
}
