import { serverNow } from '../../../api/serverClock.ts'
import { useEffect, useMemo } from 'react'
import { useChannel, useChannelList } from '../../../stream/useChannel.ts'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import { useViewport } from '../../../ui/window/useViewport.ts'
import type { MarketColumns } from '../../prices/index.ts'
import { LivePhoneRow } from '../list/LivePhoneRow.tsx'
import { LiveRow } from '../list/LiveRow.tsx'
import { spotIds } from './spotIds.ts'
import { useSteadyIds } from '../state/useSteadyIds.ts'

interface LiveSpotRowsProps {
  sportId: number
  count: number
  rowPx: number
  columns: readonly MarketColumns[]
}

/** Matches that can be bet on now; each stays until it ends or loses the shown market. */
export default function LiveSpotRows({ sportId, count, rowPx, columns }: LiveSpotRowsProps) {
  const isPhone = useViewport() === 'phone'
  const store = useChannel(`list:${sportId}`)
  const list = useChannelList(store)
  const typeId = columns[0]?.type.id
  const wanted = useMemo(() => {
    const here = list.filter(({ id }) => store?.leftWith(id) === undefined)
    return spotIds(here, { typeId, count, nowMs: serverNow() })
  }, [list, store, typeId, count])
  const { shown, onRange } = useSteadyIds(wanted, `spot ${sportId} ${typeId}`)
  useEffect(() => onRange(0, Math.min(count, shown.length) - 1), [onRange, count, shown.length])
  if (!store?.isLoaded) return <RowsSkeleton rows={count} height={`${rowPx}px`} />
  return (
    <div data-list>
      {shown.slice(0, count).map((id) => (
        <div key={id} style={{ blockSize: rowPx }}>
          {isPhone ? (
            <LivePhoneRow store={store} matchId={id} column={columns[0]} />
          ) : (
            <LiveRow store={store} matchId={id} columns={columns} isSpot />
          )}
        </div>
      ))}
    </div>
  )
}
