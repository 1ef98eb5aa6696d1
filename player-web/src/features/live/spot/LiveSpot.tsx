import type { LiveSport } from '@grandstand/shared-types/wire/betting/live'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import { useMarketTypes } from '../../../odds/useMarketTypes.ts'
import { usePageTheme } from '../../../theme/pageTheme.ts'
import { lazy } from '../../../ui/lazy.ts'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import { useViewport } from '../../../ui/window/useViewport.ts'
import { useWidth } from '../../../ui/window/useWidth.ts'
import { ColumnHeads, useColumns, type MarketColumns } from '../../prices/index.ts'
import { liveSportsQuery } from '../state/liveCounts.ts'
import styles from './LiveSpot.module.css'

const LiveSpotRows = lazy(() => import('./LiveSpotRows.tsx'))

const WIDE_ROWS = 3
const PHONE = { rows: 2, rowPx: 112 }
const NO_COLUMNS: readonly MarketColumns[] = []

/**
 * Some matches in play of one sport, on the sports page. Its space is reserved until it is known whether the sport has
 * matches in play, so that the list below does not move. `sportId` is undefined while unknown; `rows` is the most rows,
 * unless as many as on the sports page.
 */
export function LiveSpot({ sportId, rows: most }: { sportId: number | undefined; rows?: number }) {
  const { i18n } = useTranslation()
  const isPhone = useViewport() === 'phone'
  const shown = usePageTheme()
  const { rows: usual, rowPx } = isPhone ? PHONE : { rows: WIDE_ROWS, rowPx: shown.rowPx }
  const rows = most ?? usual
  const [container, widthPx] = useWidth<HTMLElement>()
  const columnsOf = useColumns(useMarketTypes(), widthPx, isPhone)
  const { data: sports, isError } = useQuery(liveSportsQuery(i18n.language))
  const sport = sports?.find(({ id }) => id === sportId)
  const isKnown = sports !== undefined && sportId !== undefined
  const count = isKnown ? Math.min(rows, sport?.inPlayCount ?? 0) : rows
  if (count === 0 || (isError && !sports)) return null
  const columns = columnsOf.get(sportId ?? 0) ?? NO_COLUMNS
  return (
    <section ref={container} className={styles.spot} aria-labelledby="live-spot">
      <Head sport={sport} columns={isPhone ? NO_COLUMNS : columns} />
      <div style={{ blockSize: count * rowPx }}>
        {sport && widthPx > 0 ? (
          <Suspense fallback={<RowsSkeleton rows={count} height={`${rowPx}px`} />}>
            <LiveSpotRows sportId={sport.id} {...{ count, rowPx, columns }} />
          </Suspense>
        ) : (
          <RowsSkeleton rows={count} height={`${rowPx}px`} />
        )}
      </div>
    </section>
  )
}

interface HeadProps {
  /** Undefined while loading. */
  sport: LiveSport | undefined
  columns: readonly MarketColumns[]
}

function Head({ sport, columns }: HeadProps) {
  const { t } = useTranslation()
  const home = useHome()
  return (
    <header className={styles.head}>
      <span className={styles.dot} />
      <h2 id="live-spot">{t('live.homeBlock')}</h2>
      {sport && (
        <Link to={`${home}livebets?sport=${sport.id}`} className={styles.all}>
          {t('live.homeAll')} {sport.inPlayCount}
          <ChevronRight size={15} aria-hidden />
        </Link>
      )}
      {columns.length > 0 && <ColumnHeads columns={columns} />}
    </header>
  )
}
