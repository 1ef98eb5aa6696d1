import type { DrawGameView } from '@grandstand/shared-types/wire/draws'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { meQuery, settingsQuery } from '../../../api/queries.ts'
import { failureText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { saleStopAtom } from '../../../selling/sale.ts'
import { Button } from '../../../ui/Button.tsx'
import { highestWinMinor } from '../data/highestWin.ts'
import type { DrawPick } from '../data/picks.ts'
import type { DrawPlay } from '../data/plays.ts'
import { useBuy } from '../data/useBuy.ts'
import type { OpenDraw } from '../data/useOpenDraw.ts'
import type { TicketTerms } from '../data/useTicketTerms.ts'
import { Bought } from './Bought.tsx'
import styles from './DrawSlip.module.css'
import { MoreDraws } from './MoreDraws.tsx'
import { StakeField } from './StakeField.tsx'

interface DrawSlipProps {
  play: DrawPlay
  game: DrawGameView
  openDraw: OpenDraw
  terms: TicketTerms
  picks: readonly DrawPick[]
  /** What is picked, above the stake. */
  children: ReactNode
  /** Called when tickets were bought, so that the board begins anew. */
  onBought: () => void
}

/** The ticket: draw, stake, price, what it can win, and the button that buys it. */
export function DrawSlip(props: DrawSlipProps) {
  const { play, game, openDraw, terms, picks, children, onBought } = props
  const { t } = useTranslation()
  const format = useFormat()
  const { data: me } = useQuery(meQuery)
  const currency = me?.currency
  const ofBrand = useQuery(settingsQuery).data?.currency ?? ''
  const stop = useAtomValue(saleStopAtom)
  const { stakeMinor, draws, bought, setBought } = terms
  const buy = useBuy((done) => {
    setBought(done)
    onBought()
  })
  const money = (minor: number) => format.money(minor, currency ?? ofBrand)
  const { draw } = openDraw
  if (bought) {
    return (
      <aside className={styles.slip} aria-label={t('draw.yourTicket')}>
        <Bought bought={bought} onAgain={() => setBought(null)} />
      </aside>
    )
  }

  const bets = picks.map((pick) => ({ ...pick, stakeMinor }))
  const ticketMinor = stakeMinor * bets.length
  const priceMinor = ticketMinor * draws
  const winMinor = draw
    ? Math.min(highestWinMinor(play, bets, draw.number), game.limit?.maxWinMinor ?? Infinity)
    : 0
  const isReady = draw !== null && bets.length > 0 && stakeMinor > 0
  return (
    <aside className={styles.slip} aria-label={t('draw.yourTicket')}>
      <h2>{t('draw.yourTicket')}</h2>
      {children}
      <StakeField
        game={game}
        count={bets.length}
        minor={stakeMinor}
        onMinor={terms.setStakeMinor}
        money={money}
      />
      {play.kind !== 'race' && <MoreDraws openDraw={openDraw} terms={terms} />}
      <dl className={styles.sums}>
        <div>
          <dt>{t('draw.price')}</dt>
          <dd>
            <bdi dir="ltr">{money(priceMinor)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('draw.possibleWin')}</dt>
          <dd>
            <bdi dir="ltr">{money(winMinor)}</bdi>
          </dd>
        </div>
      </dl>
      <Button
        size="large"
        data-hotkey="F9"
        disabled={!isReady || buy.isPending || stop !== null}
        onClick={() => draw && buy.order({ drawId: draw.id, draws, bets })}
      >
        {t('draw.buy', { amount: money(priceMinor) })}
        {me?.type === 'terminal' && (
          <kbd className="hotkey" aria-hidden>
            F9
          </kbd>
        )}
      </Button>
      {(stop ?? buy.error) && (
        <p role="alert" className={styles.error}>
          {stop ?? failureText(buy.error, t, format, currency ?? ofBrand)}
        </p>
      )}
    </aside>
  )
}
