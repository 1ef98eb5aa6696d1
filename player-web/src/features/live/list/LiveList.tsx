import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChannelStore } from '../../../stream/channelStore.ts'
import { useMarketTypes } from '../../../odds/useMarketTypes.ts'
import { usePageTheme } from '../../../theme/pageTheme.ts'
import { Flag } from '../../../ui/icons/Flag.tsx'
import { useViewport } from '../../../ui/window/useViewport.ts'
import { useWidth } from '../../../ui/window/useWidth.ts'
import { ColumnHeads, useColumns, type MarketColumns } from '../../prices/index.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { LivePhoneRow } from './LivePhoneRow.tsx'
import { LiveRow } from './LiveRow.tsx'
import { NewMatches } from './NewMatches.tsx'
import { DelayNotice } from './Notices.tsx'
import { SlotList } from './SlotList.tsx'
import { slotsOf, type Slot } from './slots.ts'
import type { LiveList as LiveListData } from '../state/useLiveList.ts'
import styles from './LiveList.module.css'

/** Width beyond that of a row before the match: score, cards, corners, star. */
const LIVE_EXTRA_PX = 110

const WIDE_SIZES = { toComePx: 44, headPx: 38 }
const PHONE_SIZES = { toComePx: 44, headPx: 34, rowPx: 112 }
const NO_COLUMNS: readonly MarketColumns[] = []

interface LiveListProps {
  store: ChannelStore
  list: LiveListData
}

/** The rows in their slots, under the heads of their leagues. */
export function LiveList({ store, list }: LiveListProps) {
  const { t } = useTranslation()
  const isPhone = useViewport() === 'phone'
  const types = useMarketTypes()
  const [container, widthPx] = useWidth<HTMLDivElement>()
  const columns = useColumns(types, widthPx - LIVE_EXTRA_PX, isPhone)
  const { rows, hasLeagues } = list
  const { rowPx } = usePageTheme()
  const slots = useMemo(() => {
    const sizes = isPhone ? PHONE_SIZES : { ...WIDE_SIZES, rowPx }
    return slotsOf(rows, (id) => store.row(id), sizes, hasLeagues)
  }, [rows, store, isPhone, rowPx, hasLeagues])

  const render = useCallback(
    (slot: Slot) => {
      if (slot.kind === 'toCome') return <ToCome count={slot.count} />
      if (slot.kind === 'head') {
        const ofSport = columns.get(slot.match.sportId) ?? NO_COLUMNS
        return <Head match={slot.match} columns={ofSport} {...{ isPhone, hasLeagues }} />
      }
      const ofSport = columns.get(store.row(slot.matchId)?.sportId ?? 0) ?? NO_COLUMNS
      return isPhone ? (
        <LivePhoneRow store={store} matchId={slot.matchId} column={ofSport[0]} />
      ) : (
        <LiveRow store={store} matchId={slot.matchId} columns={ofSport} />
      )
    },
    [columns, store, isPhone, hasLeagues]
  )

  return (
    <div ref={container} className={styles.list}>
      <NewMatches count={list.newCount} onShow={list.showAll} />
      {!types || widthPx === 0 ? (
        <ListSkeleton isPhone={isPhone} />
      ) : (
        <>
          <SlotList {...slots} label={t('live.list')} render={render} onRange={list.onRange} />
          <DelayNotice />
        </>
      )}
    </div>
  )
}

/** Separates matches that have not begun from the matches in play above. */
function ToCome({ count }: { count: number }) {
  const { t } = useTranslation()
  return (
    <h2 className={styles.toCome}>
      {t('live.toCome')} <small>{count}</small>
    </h2>
  )
}

interface HeadProps {
  match: LiveMatch
  columns: readonly MarketColumns[]
  isPhone: boolean
  hasLeagues: boolean
}

/** A league; in a list of mixed leagues, only the names of the columns. */
function Head({ match, columns, isPhone, hasLeagues }: HeadProps) {
  const name = `${match.categoryName} · ${match.tournamentName}`
  return (
    <div className={styles.head}>
      <h2 className="league-name">
        {hasLeagues && (
          <>
            <Flag countryCode={match.countryCode} />
            <span className="ellipsis">{name}</span>
          </>
        )}
      </h2>
      {!isPhone && <ColumnHeads columns={columns} />}
      {!isPhone && <span className={styles.starSpace} />}
    </div>
  )
}
