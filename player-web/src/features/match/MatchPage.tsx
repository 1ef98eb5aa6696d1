import type { BoardMatch } from '@grandstand/shared-types/wire'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { ApiError } from '../../api/errors.ts'
import { matchQuery } from '../../api/match.ts'
import { PRICE_REFRESH_MS } from '../../api/queries.ts'
import { useHome } from '../../i18n/useHome.ts'
import { useMarketTypes } from '../../odds/useMarketTypes.ts'
import { Button } from '../../ui/Button.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { GroupTabs, useGroup } from './GroupTabs.tsx'
import { groupMarkets, matchesSearch } from './groupMarkets.ts'
import { MarketCard } from './MarketCard.tsx'
import { MatchHeader } from './MatchHeader.tsx'
import { MatchSkeleton } from './MatchSkeleton.tsx'
import styles from './MatchPage.module.css'

/** One match with all its markets. */
export default function MatchPage() {
  const { t, i18n } = useTranslation()
  const { matchId } = useParams()
  const query = useQuery({
    ...matchQuery(i18n.language, Number(matchId)),
    refetchInterval: PRICE_REFRESH_MS,
  })
  const { data: match, error } = query
  const isGone = error instanceof ApiError && error.status === 404

  useEffect(() => {
    if (match) document.title = `${match.home} – ${match.away} · grandstand`
  }, [match])

  return (
    <article className={styles.page}>
      <BackLink />
      {isGone ? (
        <StatePanel kind="empty" title={t('match.gone')} hint={t('match.goneHint')} />
      ) : match ? (
        <Markets match={match} />
      ) : error ? (
        <StatePanel kind="error" title={t('match.error')} hint={t('common.offline')}>
          <Button onClick={() => void query.refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : (
        <MatchSkeleton />
      )}
    </article>
  )
}

/** Back to the list as it was left; to its start for who came from elsewhere. */
function BackLink() {
  const { t } = useTranslation()
  const home = useHome()
  const { key } = useLocation()
  const navigate = useNavigate()
  const isFirstPage = key === 'default'
  return (
    <Link
      to={home}
      className={styles.back}
      onClick={(event) => {
        if (isFirstPage || event.metaKey || event.ctrlKey) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <ChevronLeft size={18} aria-hidden />
      {t('match.back')}
    </Link>
  )
}

function Markets({ match }: { match: BoardMatch }) {
  const { t, i18n } = useTranslation()
  const types = useMarketTypes()
  const group = useGroup()
  const [search, setSearch] = useState('')
  if (!types) return <MatchSkeleton />
  const all = groupMarkets(match, types)
  const shown = all.filter(
    (card) =>
      (search.trim() !== '' || group === 'all' || card.type.group === group) &&
      matchesSearch(card, match, search, i18n.language)
  )
  return (
    <>
      <MatchHeader match={match} />
      <div className={styles.tools}>
        <GroupTabs cards={all} current={group} />
        <label className={styles.search}>
          <Search size={16} aria-hidden />
          <input
            type="search"
            placeholder={t('match.search')}
            aria-label={t('match.search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
      </div>
      {shown.length === 0 ? (
        <StatePanel kind="search" title={t('match.noMarkets')} />
      ) : (
        <div className={styles.grid}>
          {shown.map((card) => (
            <MarketCard key={card.type.id} card={card} match={match} />
          ))}
        </div>
      )}
    </>
  )
}
