import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../../i18n/format.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { favouritesOf } from '../../../odds/favouritesOfRace.ts'
import { useMarketType } from '../../../odds/useMarketTypes.ts'
import { useViewport } from '../../../ui/window/useViewport.ts'
import { SlipOddsButton } from '../../betslip/index.ts'
import { MarketCount, useRoving } from '../../prices/index.ts'
import styles from './OutrightRow.module.css'

/** The outright of a season among the matches of its league: until when it is sold, its favourites, and what each way pays. */
export default function OutrightRow({ match }: { match: BoardMatch }) {
  const { t } = useTranslation()
  const format = useFormat()
  const isPhone = useViewport() === 'phone'
  const { row, tabIndex } = useRoving()
  const href = `${useHome()}match/${match.id}`
  const [market] = match.markets
  const favourites = market ? favouritesOf(market) : []
  const type = useMarketType(market?.typeId ?? 0)
  return (
    <li className={styles.row} data-phone={isPhone} {...row}>
      <Link to={href} className={styles.words}>
        <span className={styles.name}>
          <bdi>{match.home}</bdi>
        </span>
        <span className={styles.facts}>
          <time dateTime={new Date(match.startsAt).toISOString()}>
            {t('races.season.until', { day: format.day(match.startsAt) })}
          </time>
          {type && <span>{type.name}</span>}
          {market?.placeTerms && (
            <bdi dir="ltr" title={t('races.season.eachWayTerms', { ...market.placeTerms })}>
              1/{market.placeTerms.divisor} · 1–{market.placeTerms.places}
            </bdi>
          )}
        </span>
      </Link>
      <div className={styles.prices}>
        {favourites.map((outcome, index) => (
          <span key={outcome.id} className={styles.cell} data-item>
            {market && (
              <SlipOddsButton
                match={match}
                market={market}
                outcome={outcome}
                name={outcome.name ?? outcome.key}
                prefix={outcome.name ?? outcome.key}
                size="stack"
                tabIndex={tabIndex(index)}
              />
            )}
          </span>
        ))}
      </div>
      <Link to={href} className="more-markets" data-item tabIndex={tabIndex(favourites.length)}>
        <MarketCount match={match} />
      </Link>
    </li>
  )
}
