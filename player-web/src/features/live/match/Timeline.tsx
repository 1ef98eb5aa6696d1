import type { LiveIncident } from '@grandstand/shared-types/live/state'
import type { LiveMatch } from '@grandstand/shared-types/wire/live'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TimelineLine } from './TimelineLine.tsx'
import styles from './Timeline.module.css'

/** Lines shown before the rest is asked for. */
const SHOWN = 50

interface TimelineProps {
  match: LiveMatch
  lines: readonly LiveIncident[]
}

/** What happened, the latest first; scrolls in the height that it is given, so that a new line moves nothing below. */
export function Timeline({ match, lines }: TimelineProps) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const latest = [...lines].reverse()
  const shown = isWhole ? latest : latest.slice(0, SHOWN)
  const hidden = latest.length - shown.length
  return (
    <div className={styles.timeline}>
      <h2 id="timeline" className={styles.head}>
        {t('live.timeline')}
      </h2>
      {lines.length === 0 ? (
        <p className={styles.empty}>{t('live.timelineEmpty')}</p>
      ) : (
        // reached by keyboard, so that it can be scrolled with it
        <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby="timeline">
          <ol className={styles.lines}>
            {shown.map((line) => (
              <TimelineLine key={line.position} match={match} line={line} />
            ))}
          </ol>
          {hidden > 0 && (
            <button type="button" className={styles.more} onClick={() => setWhole(true)}>
              {t('live.moreTimeline', { count: hidden })}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
