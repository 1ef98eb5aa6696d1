import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { liveSportsQuery } from '../../api/live.ts'
import { useHome } from '../../i18n/useHome.ts'
import { useViewport } from '../../ui/useViewport.ts'
import styles from './LiveSpot.module.css'

const LiveSpotRows = lazy(() => import('./LiveSpotRows.tsx'))

const WIDE = { rows: 3, rowPx: 56 }
const PHONE = { rows: 2, rowPx: 112 }

/** A few matches in play of one sport on the sports page; its height is known before they are. */
export function LiveSpot({ sportId }: { sportId: number }) {
  const { t, i18n } = useTranslation()
  const home = useHome()
  const { rows, rowPx } = useViewport() === 'phone' ? PHONE : WIDE
  const { data: sports } = useQuery(liveSportsQuery(i18n.language))
  const sport = sports?.find(({ id }) => id === sportId)
  if (!sport || sport.liveCount === 0) return null
  const count = Math.min(rows, sport.liveCount)
  return (
    <section className={styles.spot} aria-labelledby="live-spot">
      <header className={styles.head}>
        <span className={styles.dot} />
        <h2 id="live-spot">{t('live.homeBlock')}</h2>
        <Link to={`${home}livebets?sport=${sportId}`} className={styles.all}>
          {t('live.homeAll')} {sport.liveCount}
          <ChevronRight size={15} aria-hidden />
        </Link>
      </header>
      <div style={{ blockSize: count * rowPx }}>
        <Suspense fallback={null}>
          <LiveSpotRows sportId={sportId} count={count} rowPx={rowPx} />
        </Suspense>
      </div>
    </section>
  )
}
