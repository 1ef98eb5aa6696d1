import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { call } from '../../api/client.ts'
import { useHome } from '../../i18n/useHome.ts'
import { Flag } from '../../ui/icons/Flag.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { favouriteLeaguesAtom, Star } from '../favourites/index.ts'
import styles from './FavouritesPage.module.css'

const FRESH_MS = 30_000

/** The starred leagues with open matches, in list order; each leads to its matches. */
export function FavouriteLeagues() {
  const { t, i18n } = useTranslation()
  const home = useHome()
  const ids = useAtomValue(favouriteLeaguesAtom)
  const { data: tree } = useQuery({
    queryKey: ['board', 'favourite-leagues', i18n.language],
    queryFn: ({ signal }) => call('GET /v1/board/tree', { query: { lang: i18n.language } }, signal),
    staleTime: FRESH_MS,
    enabled: ids.size > 0,
  })
  if (ids.size > 0 && !tree) return <RowsSkeleton rows={Math.min(ids.size, 4)} height="64px" />
  const leagues = tree?.tournaments.filter(({ id }) => ids.has(id)) ?? []
  if (leagues.length === 0) {
    return (
      <StatePanel
        kind="empty"
        title={t('favouritePage.noLeagues')}
        hint={t('favouritePage.noLeaguesHint')}
      />
    )
  }
  return (
    <ul className={styles.rows} aria-label={t('favouritePage.of.leagues')}>
      {leagues.map(({ id, sportId, categoryId, name, matchCount }) => {
        const category = tree?.categories.find((each) => each.id === categoryId)
        const whole = [category?.name, name].filter(Boolean).join(' · ')
        return (
          <li key={id} className={styles.row}>
            <Link to={`${home}sports?sport=${sportId}&leagues=${id}`} className={styles.match}>
              <Flag countryCode={category?.countryCode ?? null} />
              <span className={styles.name}>
                <bdi className="ellipsis">{whole}</bdi>
              </span>
              <small>{t('sports.matches', { count: matchCount })}</small>
            </Link>
            <Star favourites={favouriteLeaguesAtom} id={id} name={whole} />
          </li>
        )
      })}
    </ul>
  )
}
