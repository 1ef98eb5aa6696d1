import { SEARCH_KEYWORD_MAX } from '@grandstand/shared-types/core/list_limits'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { streamClient } from '../../stream/streamClient.ts'
import { useChannel } from '../../stream/useChannel.ts'
import { useRememberList } from '../../navigation/lists.ts'
import { usePageTitle } from '../../navigation/usePageTitle.ts'
import { useViewport } from '../../ui/window/useViewport.ts'
import { MarketChips } from '../prices/index.ts'
import { useRememberedSport } from './state/rememberedSport.ts'
import { favouriteMatchesAtom } from '../favourites/index.ts'
import { ListSkeleton } from './list/ListSkeleton.tsx'
import { useLiveSports } from './state/liveCounts.ts'
import { LiveEmpty } from './list/LiveEmpty.tsx'
import { LiveList } from './list/LiveList.tsx'
import { LiveTabs } from './tools/LiveTabs.tsx'
import { LiveTools } from './tools/LiveTools.tsx'
import { Notices } from './list/Notices.tsx'
import { useLiveList } from './state/useLiveList.ts'
import { useOwnCount } from './state/useOwnCount.ts'
import { useLiveSearch } from './state/useLiveSearch.ts'
import styles from './LivePage.module.css'

/** Matches in play: of one sport, of the player's favourites, or of a search over all sports. */
export default function LivePage() {
  const { t } = useTranslation()
  const isPhone = useViewport() === 'phone'
  const keyWord = (useParams()['keyWord'] ?? '').slice(0, SEARCH_KEYWORD_MAX)
  const [params] = useSearchParams()
  const isFavourites = params.get('view') === 'favourites'
  const sports = useLiveSports()
  const sportId = useRememberedSport(sports, Number(params.get('sport')))
  const favouriteIds = useAtomValue(favouriteMatchesAtom)
  const search = useLiveSearch(keyWord)
  const [isPaused, setPaused] = useState(false)

  const isWide = keyWord !== '' || isFavourites
  const channel = isWide ? 'list' : sportId === undefined ? null : (`list:${sportId}` as const)
  const only = keyWord !== '' ? search.ids : isFavourites ? favouriteIds : null
  const store = useChannel(channel)
  const list = useLiveList(store, only, `${channel} ${keyWord} ${isFavourites} ${search.isReady}`)
  useOwnCount(isWide ? undefined : sportId, store?.isLoaded ? list.inPlayCount : undefined)
  const title = keyWord === '' ? t('live.title') : t('live.searchTitle', { keyword: keyWord })

  usePageTitle(title)
  useEffect(() => {
    if (channel === null || !store) return
    streamClient.setPaused(channel, isPaused)
    return () => streamClient.setPaused(channel, false)
  }, [channel, store, isPaused])

  useRememberList('livebets')

  const isLoading = !store?.isLoaded || (keyWord !== '' && !search.isReady)
  return (
    <section className="page-surface" aria-labelledby="live-title">
      <header className={styles.head}>
        <h1 id="live-title" className={isPhone ? 'visually-hidden' : 'board-title'}>
          {title}
        </h1>
        {!isPhone && (
          <span className="board-count">
            {!isLoading && t('live.inPlay', { count: list.inPlayCount })}
            {list.newCount > 0 && ` · ${t('live.newShort', { count: list.newCount })}`}
          </span>
        )}
        <LiveTools keyword={keyWord} isPaused={isPaused} onPaused={setPaused} />
      </header>
      <LiveTabs sports={sports} currentId={isWide ? undefined : sportId} {...{ isFavourites }} />
      {isPhone && !isWide && sportId !== undefined && <MarketChips sportId={sportId} />}
      <Notices
        pausedCount={list.pausedCount}
        onResume={isPaused ? () => setPaused(false) : undefined}
      />
      {sports?.length === 0 ? (
        <LiveEmpty kind="none" />
      ) : isLoading ? (
        <ListSkeleton isPhone={isPhone} />
      ) : list.rows.length === 0 ? (
        <LiveEmpty kind={keyWord !== '' ? 'search' : isFavourites ? 'favourites' : 'none'} />
      ) : (
        <LiveList store={store} list={list} />
      )}
    </section>
  )
}
