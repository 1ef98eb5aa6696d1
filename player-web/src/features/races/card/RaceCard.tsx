import type { BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import type { BoardRace } from '@grandstand/shared-types/wire/betting/races'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewport } from '../../../ui/window/useViewport.ts'
import { linesOf, marketOfRunners, ordersOf, type CardOrder } from './lines.ts'
import styles from './RaceCard.module.css'
import { RunnerCards } from './RunnerCards.tsx'
import { RunnerTable } from './RunnerTable.tsx'

interface RaceCardProps {
  race: BoardRace
  match: BoardMatchDetail | undefined
}

/** The runners with what the card says of them, by number, by price or as they came in. */
export function RaceCard({ race, match }: RaceCardProps) {
  const { t } = useTranslation()
  const isPhone = useViewport() === 'phone'
  const orders = ordersOf(race)
  const [chosen, setChosen] = useState<CardOrder | null>(null)
  const order = orders.find((one) => one === chosen) ?? orders[0] ?? 'byNumber'
  const market = marketOfRunners(match)
  const Runners = isPhone ? RunnerCards : RunnerTable
  return (
    <section className={styles.card} aria-label={t('races.card')}>
      <div className={styles.orders} role="group" aria-label={t('coupons.orderLabel')}>
        {orders.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === order}
            onClick={() => setChosen(one)}
          >
            {t(`races.${one}`)}
          </button>
        ))}
      </div>
      <Runners
        race={race}
        lines={linesOf(race, market, order)}
        priced={match && market && { match, market }}
      />
    </section>
  )
}
