import { useTranslation } from 'react-i18next'
import { factLabel, factsOf, factText } from './facts.ts'
import { Finish } from './Finish.tsx'
import styles from './RunnerCards.module.css'
import { RunnerNumber } from './RunnerNumber.tsx'
import { RunnerPrice } from './RunnerPrice.tsx'
import type { RunnersProps } from './runnersProps.ts'
import { RunnerWords } from './RunnerWords.tsx'

/** The runners on a phone, one under the other. */
export function RunnerCards({ race, lines, priced }: RunnersProps) {
  const { t } = useTranslation()
  const isRun = race.raceStatus === 'ran'
  return (
    <ul className={styles.cards}>
      {lines.map((line) => (
        <li key={line.runner.number} className={styles.card}>
          <RunnerNumber race={race} runner={line.runner} />
          <RunnerWords race={race} runner={line.runner}>
            <dl className={styles.facts}>
              {factsOf([line.runner]).map((fact) => (
                <div key={fact}>
                  <dt>{t(factLabel(race, fact))}</dt>
                  <dd>
                    <bdi>{factText(line.runner.card, fact, t)}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </RunnerWords>
          <div className={styles.price}>
            {isRun ? (
              <Finish race={race} runner={line.runner} />
            ) : (
              <RunnerPrice line={line} priced={priced} />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
