import { useTranslation } from 'react-i18next'
import { factLabel, factsOf, factText } from './facts.ts'
import { Finish } from './Finish.tsx'
import { RunnerNumber } from './RunnerNumber.tsx'
import { RunnerPrice } from './RunnerPrice.tsx'
import styles from './RunnerTable.module.css'
import type { RunnersProps } from './runnersProps.ts'
import { RunnerWords } from './RunnerWords.tsx'

/** The runners in a table; columns that the card says nothing about are left out. */
export function RunnerTable({ race, lines, priced }: RunnersProps) {
  const { t } = useTranslation()
  const facts = factsOf(race.runners)
  const isRun = race.raceStatus === 'ran'
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {isRun && <th scope="col">{t('races.position')}</th>}
          <th scope="col">{t('races.number')}</th>
          <th scope="col" className={styles.runner}>
            {t('races.runner')}
          </th>
          {facts.map((fact) => (
            <th key={fact} scope="col">
              {t(factLabel(race, fact))}
            </th>
          ))}
          {priced && (
            <th scope="col" className={styles.price}>
              {t('races.odds')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.runner.number}>
            {isRun && (
              <td>
                <Finish race={race} runner={line.runner} />
              </td>
            )}
            <td>
              <RunnerNumber race={race} runner={line.runner} />
            </td>
            <th scope="row" className={styles.runner}>
              <RunnerWords race={race} runner={line.runner} />
            </th>
            {facts.map((fact) => (
              <td key={fact} className={styles.fact}>
                <bdi>{factText(line.runner.card, fact, t)}</bdi>
              </td>
            ))}
            {priced && (
              <td className={styles.price}>
                <RunnerPrice line={line} priced={priced} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
