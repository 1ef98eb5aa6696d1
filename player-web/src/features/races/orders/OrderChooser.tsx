import type { BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import type { BoardRace } from '@grandstand/shared-types/wire/betting/races'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RunnerNumber } from '../card/RunnerNumber.tsx'
import { COLUMNS, isFull, isMarked, mark, NOTHING, type Column } from './choice.ts'
import { OfferRow } from './OfferRow.tsx'
import styles from './OrderChooser.module.css'
import { isWhole, offersOf } from './offers.ts'
import { useMaySeveral } from './useMaySeveral.ts'

interface OrderChooserProps {
  race: BoardRace
  match: BoardMatchDetail
}

/** Marks runners at their positions, or in any order, and offers the forecasts and tricasts that they make. */
export default function OrderChooser({ race, match }: OrderChooserProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const maySeveral = useMaySeveral()
  const [choice, setChoice] = useState(NOTHING)
  const runners = race.runners.filter(({ status }) => status === 'declared')
  const offers = offersOf(choice, { match, race }, maySeveral)
  const toggle = (runner: number, column: Column) => setChoice(mark(choice, runner, column))
  return (
    <section className={styles.chooser} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('races.orders.title')}
      </h2>
      <p className={styles.hint}>{t('races.orders.hint')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('races.runner')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`races.orders.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runners.map((runner) => (
            <tr key={runner.number}>
              <th scope="row">
                <span className={styles.runner}>
                  <RunnerNumber race={race} runner={runner} />
                  <bdi>{runner.name}</bdi>
                </span>
              </th>
              {COLUMNS.map((column) => (
                <td key={column}>
                  <button
                    type="button"
                    className={styles.mark}
                    aria-pressed={isMarked(choice, runner.number, column)}
                    aria-label={`${runner.name}: ${t(`races.orders.${column}`)}`}
                    disabled={isFull(choice, runner.number, column)}
                    onClick={() => toggle(runner.number, column)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.offers} aria-live="polite">
        {offers.map((offer) => (
          <OfferRow
            key={`${offer.kind} ${offer.market.typeId}`}
            offer={offer}
            match={match}
            onAdded={() => setChoice(NOTHING)}
          />
        ))}
        {isWhole(choice) && offers.length === 0 && <p>{t('races.orders.notSold')}</p>}
      </div>
    </section>
  )
}
