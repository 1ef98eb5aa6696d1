import { matchName } from '@grandstand/shared-types/catalogue/match_name'
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import { useQueries } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../i18n/format.ts'
import { useHome } from '../../i18n/useHome.ts'
import { Crest } from '../../ui/crest/Crest.tsx'
import { SportIcon } from '../../ui/icons/SportIcon.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { favouriteMatchesAtom, StarButton } from '../favourites/index.ts'
import { favouriteQuery } from './favouriteQuery.ts'
import styles from './FavouritesPage.module.css'

/** The newest ones; each is a request of its own. */
const MOST_SHOWN = 40

/** The starred matches before their start or in play, by time. */
export function FavouriteMatches() {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const home = useHome()
  const ids = [...useAtomValue(favouriteMatchesAtom)].slice(-MOST_SHOWN).reverse()
  const results = useQueries({ queries: ids.map((id) => favouriteQuery(i18n.language, id)) })
  const matches = results
    .flatMap(({ data }) => data ?? [])
    .sort((a, b) => a.startsAt - b.startsAt || a.id - b.id)
  if (matches.length === 0 && results.some(({ isPending }) => isPending)) {
    return <RowsSkeleton rows={Math.min(ids.length, 4)} height="64px" />
  }
  if (matches.length === 0) {
    return (
      <StatePanel
        kind="empty"
        title={t('favouritePage.empty')}
        hint={t('favouritePage.emptyHint')}
      />
    )
  }
  return (
    <ul className={styles.rows} aria-label={t('favourites.title')}>
      {matches.map((match) => {
        const isLive = isInPlay(match.status)
        return (
          <li key={match.id} className={styles.row}>
            <Link to={`${home}${isLive ? 'live' : 'match'}/${match.id}`} className={styles.match}>
              <SportIcon sportId={match.sportId} size={18} />
              <span className={styles.teams}>
                {[match.home, match.away].map((team, side) => (
                  <span key={side}>
                    <Crest team={team} sizePx={16} />
                    <bdi className="ellipsis">{team}</bdi>
                  </span>
                ))}
              </span>
              {isLive ? (
                <b className={styles.live}>{t('live.mark')}</b>
              ) : (
                <time dateTime={new Date(match.startsAt).toISOString()}>
                  {format.dayTime(match.startsAt)}
                </time>
              )}
            </Link>
            <StarButton matchId={match.id} names={matchName(match)} />
          </li>
        )
      })}
    </ul>
  )
}
