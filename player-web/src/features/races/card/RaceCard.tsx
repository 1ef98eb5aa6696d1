import type { BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import type { BoardRace } from '@grandstand/shared-types/wire/betting/races'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewport } from '../../../ui/window/useViewport.ts'
import { factsOf } from './facts.ts'
import { Favourite } from './Favourite.tsx'
import { NoRunner } from './NoRunner.tsx'
import { marketsOfRunners, ordersOf, runnersIn, type CardOrder } from './lines.ts'
import { MarketName } from './MarketName.tsx'
import styles from './RaceCard.module.css'
import { RunnerCards } from './RunnerCards.tsx'
import { RunnerTable } from './RunnerTable.tsx'

interface RaceCardProps {
  race: BoardRace
  match: BoardMatchDetail | undefined
}

/** More columns leave the names of the runners no room: of prices, and with those of what the card says. */
const MOST_PRICES = 4
const MOST_COLUMNS = 6

/** The runners with what the card says of them and their prices, by number, by price or as they came in. */
export function RaceCard({ race, match }: RaceCardProps) {
  const { t } = useTranslation()
  const isPhone = useViewport() === 'phone'
  const orders = ordersOf(race)
  const [chosen, setChosen] = useState<CardOrder | null>(null)
  const order = orders.find((each) => each === chosen) ?? orders[0] ?? 'byNumber'
  const [marketId, setMarketId] = useState<number | null>(null)
  const markets = marketsOfRunners(match)
  const room = Math.min(MOST_PRICES, MOST_COLUMNS - factsOf(race.runners).length)
  // a phone has room for one price beside a runner
  const isOneAtATime = markets.length > (isPhone ? 1 : room)
  const one = markets.find(({ id }) => id === marketId) ?? markets[0]
  const shown = isOneAtATime && one ? [one] : markets
  const Runners = isPhone ? RunnerCards : RunnerTable
  return (
    <section
      className={styles.card}
      aria-label={t(race.kind === 'season' ? 'races.odds' : 'races.card')}
    >
      {orders.length > 1 && (
        <div className={styles.choices} role="group" aria-label={t('coupons.orderLabel')}>
          {orders.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === order}
              onClick={() => setChosen(each)}
            >
              {t(`races.${each}`)}
            </button>
          ))}
        </div>
      )}
      {isOneAtATime && (
        <div className={styles.choices} role="group" aria-label={t('races.odds')}>
          {markets.map(({ id, typeId }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === one?.id}
              onClick={() => setMarketId(id)}
            >
              <MarketName typeId={typeId} />
            </button>
          ))}
        </div>
      )}
      <Runners
        race={race}
        runners={runnersIn(order, race, shown[0])}
        priced={match && shown.length > 0 ? { match, markets: shown } : undefined}
      />
      {match && <Favourite match={match} />}
      {match && shown.map((market) => <NoRunner key={market.id} match={match} market={market} />)}
    </section>
  )
}
