import { useTranslation } from 'react-i18next'
import { factLabel, factsOf, factText } from './facts.ts'
import { Finish } from './Finish.tsx'
import { MarketName } from './MarketName.tsx'
import { RunnerNumber } from './RunnerNumber.tsx'
import { RunnerPrice } from './RunnerPrice.tsx'
import styles from './RunnerTable.module.css'
import type { RunnersProps } from './runnersProps.ts'
import { RunnerWords } from './RunnerWords.tsx'

/** The runners in a table; columns that the card says nothing about are left out. */
export function RunnerTable({ race, runners, priced }: RunnersProps) {
  const { t } = useTranslation()
  const facts = factsOf(race.runners)
  const { match, markets = [] } = priced ?? {}
  const isRun = race.raceStatus === 'ran'
  // teams have no numbers
  const isSeason = race.kind === 'season'
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {isRun && <th scope="col">{t('races.position')}</th>}
          {!isSeason && <th scope="col">{t('races.number')}</th>}
          <th scope="col" className={styles.runner}>
            {t(isSeason ? 'races.season.entrant' : 'races.runner')}
          </th>
          {facts.map((fact) => (
            <th key={fact} scope="col">
              {t(factLabel(race, fact))}
            </th>
          ))}
          {markets.map(({ id, typeId }) => (
            <th key={id} scope="col" className={styles.price}>
              {markets.length > 1 ? <MarketName typeId={typeId} /> : t('races.odds')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {runners.map((runner) => (
          <tr key={runner.number}>
            {isRun && (
              <td>
                <Finish race={race} runner={runner} />
              </td>
            )}
            {!isSeason && (
              <td>
                <RunnerNumber race={race} runner={runner} />
              </td>
            )}
            <th scope="row" className={styles.runner}>
              <RunnerWords race={race} runner={runner} />
            </th>
            {facts.map((fact) => (
              <td key={fact} className={styles.fact}>
                <bdi>{factText(runner.card, fact, t)}</bdi>
              </td>
            ))}
            {match &&
              markets.map((market) => (
                <td key={market.id} className={styles.price}>
                  <RunnerPrice runner={runner} match={match} market={market} />
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
