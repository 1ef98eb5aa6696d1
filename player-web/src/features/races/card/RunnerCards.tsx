import { useTranslation } from 'react-i18next'
import { factLabel, factsOf, factText } from './facts.ts'
import { Finish } from './Finish.tsx'
import styles from './RunnerCards.module.css'
import { RunnerNumber } from './RunnerNumber.tsx'
import { RunnerPrice } from './RunnerPrice.tsx'
import type { RunnersProps } from './runnersProps.ts'
import { RunnerWords } from './RunnerWords.tsx'

/** The runners on a phone, one under the other. */
export function RunnerCards({ race, runners, priced }: RunnersProps) {
  const { t } = useTranslation()
  const isRun = race.raceStatus === 'ran'
  // teams have no numbers
  const isSeason = race.kind === 'season'
  return (
    <ul className={styles.cards}>
      {runners.map((runner) => (
        <li key={runner.number} className={styles.card} data-plain={isSeason || undefined}>
          {!isSeason && <RunnerNumber race={race} runner={runner} />}
          <RunnerWords race={race} runner={runner}>
            <dl className={styles.facts}>
              {factsOf([runner]).map((fact) => (
                <div key={fact}>
                  <dt>{t(factLabel(race, fact))}</dt>
                  <dd>
                    <bdi>{factText(runner.card, fact, t)}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </RunnerWords>
          <div className={styles.price}>
            {isRun ? (
              <Finish race={race} runner={runner} />
            ) : (
              priced?.markets.map((market) => (
                <RunnerPrice key={market.id} runner={runner} match={priced.match} market={market} />
              ))
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
