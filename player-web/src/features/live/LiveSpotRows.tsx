import { isInPlay } from '@grandstand/shared-types/matches'
import { LIVE_ORDERS } from '@grandstand/shared-types/wire_live'
import { useMemo } from 'react'
import { serverNow } from '../../api/serverClock.ts'
import { useChannel, useChannelList } from '../../live/useChannel.ts'
import { useMarketTypes } from '../../odds/useMarketTypes.ts'
import { useViewport } from '../../ui/useViewport.ts'
import { useWidth } from '../../ui/useWidth.ts'
import { useColumns } from '../prices/index.ts'
import { orderedIds } from './listOrder.ts'
import { LivePhoneRow } from './LivePhoneRow.tsx'
import { LiveRow } from './LiveRow.tsx'
import { LIVE_EXTRA_PX } from './rowSizes.ts'
import { useSettledIds } from './useSettledIds.ts'

interface LiveSpotRowsProps {
  sportId: number
  count: number
  rowPx: number
}

const NO_FAVOURITES: ReadonlySet<number> = new Set()

/** The matches that are played longest; they stay until they end. */
export default function LiveSpotRows({ sportId, count, rowPx }: LiveSpotRowsProps) {
  const isPhone = useViewport() === 'phone'
  const [container, widthPx] = useWidth<HTMLDivElement>()
  const columns = useColumns(useMarketTypes(), widthPx - LIVE_EXTRA_PX, isPhone).get(sportId) ?? []
  const store = useChannel(`list:${sportId}`)
  const list = useChannelList(store)
  const wanted = useMemo(() => {
    const here = list.filter(({ id }) => store?.leftWith(id) === undefined)
    const playing = here.filter(({ status }) => isInPlay(status))
    return orderedIds(playing.length >= count ? playing : here, {
      order: LIVE_ORDERS.byClock,
      orderTime: 'asc',
      view: 'flat',
      favouriteIds: NO_FAVOURITES,
      nowMs: serverNow(),
    })
  }, [list, store, count])
  const { shown } = useSettledIds(wanted, `spot ${sportId}`)
  return (
    <div ref={container} data-list>
      {store &&
        widthPx > 0 &&
        shown.slice(0, count).map((id) => (
          <div key={id} style={{ blockSize: rowPx }}>
            {isPhone ? (
              <LivePhoneRow store={store} matchId={id} column={columns[0]} />
            ) : (
              <LiveRow store={store} matchId={id} columns={columns} />
            )}
          </div>
        ))}
    </div>
  )
}
