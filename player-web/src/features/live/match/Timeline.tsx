import type { LiveIncident } from '@grandstand/shared-types/live/state'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewport } from '../../../ui/window/useViewport.ts'
import { scoreColumns } from './lineScore.ts'
import { TimelineLine } from './TimelineLine.tsx'
import styles from './Timeline.module.css'

/** Lines shown before more are requested. */
const SHOWN = 50

interface TimelineProps {
  match: LiveMatch
  lines: readonly LiveIncident[]
}

/**
 * The incidents of a match, latest first, scrolling in a fixed height, so that a new line moves nothing below. A phone
 * shows only the latest line until the user opens the rest.
 */
export function Timeline({ match, lines }: TimelineProps) {
  const { t } = useTranslation()
  const isPhone = useViewport() === 'phone'
  const [isOpen, setOpen] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const isFolded = isPhone && !isOpen
  const latest = [...lines].reverse()
  const shown = isWhole ? latest : latest.slice(0, isFolded ? 1 : SHOWN)
  const hidden = latest.length - shown.length
  const all = scoreColumns(match.sportId, lines)
  const columns = isFolded ? all.slice(-1) : all
  return (
    <div className={styles.timeline} data-folded={isFolded}>
      <div className={styles.head}>
        <h2 id="timeline" className={isFolded ? 'visually-hidden' : undefined}>
          {t('live.timeline')}
        </h2>
        {!isFolded && lines.length > 0 && (
          <p className={styles.columns} aria-hidden>
            {columns.map((column) => (
              <span key={column}>{t(`live.columns.${column}`)}</span>
            ))}
          </p>
        )}
        {isPhone && lines.length > 1 && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-label={t('live.timelineAll')}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown size={18} aria-hidden />
          </button>
        )}
      </div>
      {lines.length === 0 ? (
        <p className={styles.empty}>{t('live.timelineEmpty')}</p>
      ) : (
        // focusable, so that a keyboard can scroll it
        <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby="timeline">
          <ol className={styles.lines}>
            {shown.map((line) => (
              <TimelineLine key={line.position} {...{ match, line, columns }} />
            ))}
          </ol>
          {hidden > 0 && !isFolded && (
            <button type="button" className={styles.more} onClick={() => setWhole(true)}>
              {t('live.moreTimeline', { count: hidden })}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
