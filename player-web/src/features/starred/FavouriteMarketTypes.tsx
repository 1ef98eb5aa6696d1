import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { cardTitle } from '../../odds/cardTitle.ts'
import { useMarketTypes } from '../../odds/useMarketTypes.ts'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { favouriteMarketTypesAtom, Star } from '../favourites/index.ts'
import styles from './FavouritesPage.module.css'

/** The starred types of markets, in list order. */
export function FavouriteMarketTypes() {
  const { t } = useTranslation()
  const ids = useAtomValue(favouriteMarketTypesAtom)
  const types = useMarketTypes('all')
  if (ids.size > 0 && !types) return <RowsSkeleton rows={Math.min(ids.size, 4)} height="64px" />
  const starred = [...ids]
    .flatMap((id) => types?.get(id) ?? [])
    .sort((a, b) => a.listOrder - b.listOrder)
  if (starred.length === 0) {
    return (
      <StatePanel
        kind="empty"
        title={t('favouritePage.noOdds')}
        hint={t('favouritePage.noOddsHint')}
      />
    )
  }
  return (
    <ul className={styles.rows} aria-label={t('favouritePage.of.odds')}>
      {starred.map(({ id, name }) => (
        <li key={id} className={styles.row}>
          <span className={styles.match}>{cardTitle(name)}</span>
          <Star favourites={favouriteMarketTypesAtom} id={id} name={cardTitle(name)} />
        </li>
      ))}
    </ul>
  )
}
