import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { serverNow } from '../../../api/serverClock.ts'
import type { ChannelStore } from '../../../stream/channelStore.ts'
import { useChannelList } from '../../../stream/useChannel.ts'
import { inPlayCount } from './liveCounts.ts'
import { orderedRows, type RowId } from './listOrder.ts'
import { favouriteMatchesAtom } from '../../favourites/index.ts'
import { livePreferencesAtom } from './livePreferences.ts'
import { useSteadyIds } from './useSteadyIds.ts'

/** A row that left is shown with its final status for this long, then its slot closes. */
const FAREWELL_MS = 2000

export interface LiveList {
  rows: readonly RowId[]
  /** Number of new rows that would push away visible rows. */
  newCount: number
  showAll: () => void
  onRange: (firstRow: number, lastRow: number) => void
  hasLeagues: boolean
  /** Number of rows whose producer is silent. */
  pausedCount: number
  /** Number of matches in play. */
  inPlayCount: number
}

/**
 * The rows that the list shows of a channel. `only` are the ids to show, when not all; `key` identifies list and
 * filter.
 */
export function useLiveList(
  store: ChannelStore | undefined,
  only: ReadonlySet<number> | null,
  key: string
): LiveList {
  const list = useChannelList(store)
  const { order, orderTime, view } = useAtomValue(livePreferencesAtom)
  const favouriteIds = useAtomValue(favouriteMatchesAtom)

  useEffect(() => {
    const leaving = list.filter(({ id }) => store?.leftWith(id) !== undefined).map(({ id }) => id)
    if (leaving.length === 0) return
    const timer = setTimeout(() => store?.forget(leaving), FAREWELL_MS)
    return () => clearTimeout(timer)
  }, [list, store])

  const fitting = useMemo(() => (only ? list.filter(({ id }) => only.has(id)) : list), [list, only])
  const wanted = useMemo(
    () => orderedRows(fitting, { order, orderTime, view, favouriteIds, nowMs: serverNow() }),
    [fitting, order, orderTime, view, favouriteIds]
  )
  const favouritesKey = order === 5 ? [...favouriteIds].join() : ''
  const steady = useSteadyIds(wanted, `${key} ${order} ${orderTime} ${view} ${favouritesKey}`)
  const here = fitting.filter(({ id }) => store?.leftWith(id) === undefined)
  return {
    rows: steady.shown,
    newCount: steady.newCount,
    showAll: steady.showAll,
    onRange: steady.onRange,
    hasLeagues: view === 'leagues',
    pausedCount: fitting.filter(isPausedInPlay).length,
    inPlayCount: inPlayCount(here),
  }
}

const isPausedInPlay = ({ isPaused, status }: LiveMatch): boolean => isPaused && isInPlay(status)
