import type { BoardMarket, BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { lineLabel, marketName, contextOfOutcome, outcomeName } from '../../odds/marketNames.ts'
import { useAreSuspended } from '../../odds/useAreSuspended.ts'
import { SlipOddsButton } from '../betslip/index.ts'
import { favouriteMarketTypesAtom, Star } from '../favourites/index.ts'
import { ChartToggle, PriceChart } from '../pricechart/index.ts'
import { SuspendedLabel } from '../prices/index.ts'
import { cardTitle } from '../../odds/cardTitle.ts'
import { runnersAmong } from './runnersAmong.ts'
import type { MarketCardData } from './groupMarkets.ts'
import styles from './MarketCard.module.css'

/** Longer names are put above their prices when three share a row. */
const SHORT_NAME = 7

interface MarketCardProps {
  card: MarketCardData
  match: BoardMatch
}

/** One market type with all its lines; a click on its head folds it, a button there shows how its prices came to be. */
export function MarketCard({ card: { type, markets }, match }: MarketCardProps) {
  const { t } = useTranslation()
  const { language } = useFormat()
  const [hasCharts, setHasCharts] = useState(false)
  const [only] = markets
  const contextOf = ({ specifier, outcomes }: BoardMarket) => ({
    home: match.home,
    away: match.away,
    specifier,
    runners: runnersAmong(outcomes, language),
  })
  const isSuspended = useAreSuspended(markets.flatMap(({ outcomes }) => outcomes[0]?.id ?? []))
  const title =
    markets.length === 1 && only
      ? marketName(type, contextOf(only), language)
      : cardTitle(type.name)
  return (
    <details className={styles.card} open>
      <summary className={styles.head}>
        <h2>{title}</h2>
        {isSuspended && <span className={styles.suspended}>{t('match.suspended')}</span>}
        <ChevronDown size={16} aria-hidden className={styles.chevron} />
      </summary>
      <div className={styles.lines}>
        {/* they stand in the head, but are no part of the button that folds the card */}
        <span className={styles.headButtons}>
          <Suspense>
            <ChartToggle
              name={title}
              isOpen={hasCharts}
              onToggle={() => setHasCharts(!hasCharts)}
            />
          </Suspense>
          <Star favourites={favouriteMarketTypesAtom} id={type.id} name={cardTitle(type.name)} />
        </span>
        {markets.map((market) => {
          const context = contextOf(market)
          const names = market.outcomes.map((outcome) =>
            outcomeName(type, outcome.key, contextOfOutcome(context, outcome), language)
          )
          const isTight = names.length > 2 && names.some(({ length }) => length > SHORT_NAME)
          return (
            <div
              key={market.id}
              className={styles.outcomes}
              data-count={Math.min(market.outcomes.length, 4)}
            >
              {market.outcomes.map((outcome, index) => {
                const name = names[index] ?? outcome.key
                const line = lineLabel(outcome.key, context, language)
                const fullName = line === '' || name.includes(line) ? name : `${name} ${line}`
                return (
                  <div key={outcome.id} className={styles.outcome}>
                    <SlipOddsButton
                      match={match}
                      market={market}
                      outcome={outcome}
                      name={fullName}
                      prefix={name}
                      size={isTight ? 'stack' : 'wide'}
                    />
                    {hasCharts && (
                      <Suspense fallback={<span className={styles.chartPlace} />}>
                        <PriceChart
                          outcomeId={outcome.id}
                          name={fullName}
                          together={market.outcomes.map(({ id }) => id)}
                        />
                      </Suspense>
                    )}
                  </div>
                )
              })}
              {!isSuspended && <SuspendedLabel market={market} />}
            </div>
          )
        })}
      </div>
    </details>
  )
}
