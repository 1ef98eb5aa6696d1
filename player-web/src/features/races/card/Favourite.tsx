import { isFavouriteMarket } from '@grandstand/shared-types/markets/model/favourite_market'
import type { BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import { Suspense } from 'react'
import { useFormat } from '../../../i18n/format.ts'
import { outcomeName } from '../../../odds/marketNames.ts'
import { useMarketType } from '../../../odds/useMarketTypes.ts'
import { SlipStartButton } from '../../betslip/index.ts'
import styles from './RaceCard.module.css'

/** The favourite, whoever it will be, at the starting price; nothing where it is not sold. */
export function Favourite({ match }: { match: BoardMatchDetail }) {
  const market = match.markets.find(({ typeId }) => isFavouriteMarket(typeId))
  const outcome = market?.outcomes[0]
  const { language } = useFormat()
  const type = useMarketType(market?.typeId ?? 0)
  if (!market?.isSoldAtStart || !outcome) return null
  const name = outcomeName(type, outcome.key, { ...match, specifier: '' }, language)
  return (
    <div className={styles.other}>
      {name}
      <span className={styles.price}>
        <Suspense>
          <SlipStartButton match={match} market={market} outcome={outcome} name={name} />
        </Suspense>
      </span>
    </div>
  )
}
