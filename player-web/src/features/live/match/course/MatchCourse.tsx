import { clockSeconds, type LiveIncident } from '@grandstand/shared-types/live/state'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { useEffect, useState } from 'react'
import { serverNow } from '../../../../api/serverClock.ts'
import { Crest } from '../../../../ui/crest/Crest.tsx'
import { courseOf, type CoursePoint } from './matchCourse.ts'
import styles from './MatchCourse.module.css'

const TICK_MS = 15_000
/** The chart's own units; it is stretched over the width of the page. */
const WIDTH = 1000
const MIDDLE = 28
const STEP = 7
const MOST_STEPS = 3

interface MatchCourseProps {
  match: LiveMatch
  lines: readonly LiveIncident[]
}

/** Goals and cards over the time of the match, the home side above the line; for the eye, since the timeline says it all. */
export function MatchCourse({ match, lines }: MatchCourseProps) {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const { clock } = match.state
  const course = courseOf(match.sportId, lines, clock ? clockSeconds(clock, now) : null)
  if (!course) return null
  const { points, played, quarters } = course
  return (
    <div className={styles.course} aria-hidden>
      <span className={styles.teams}>
        <Crest team={match.home} sizePx={18} />
        <Crest team={match.away} sizePx={18} />
      </span>
      <div className={styles.chart}>
        <svg viewBox={`0 0 ${WIDTH} ${2 * MIDDLE}`} preserveAspectRatio="none">
          {quarters.map((at) => (
            <path key={at} className={styles.quarter} d={`M${at * WIDTH} 0V${2 * MIDDLE}`} />
          ))}
          <path className={styles.rest} d={`M0 ${MIDDLE}H${WIDTH}`} />
          <path className={styles.lead} d={leadPath(points, played)} />
          <path className={styles.played} d={`M0 ${MIDDLE}H${played * WIDTH}`} />
        </svg>
        {points.map(({ mark, side, at }, index) => (
          <span
            key={index}
            className={styles.mark}
            data-mark={mark}
            data-side={side}
            style={{ insetInlineStart: `${at * 100}%` }}
          />
        ))}
      </div>
    </div>
  )
}

/** The area between the middle and the lead, which rises for the home side. */
function leadPath(points: readonly CoursePoint[], played: number): string {
  let path = `M0 ${MIDDLE}`
  for (const { mark, at, lead } of points) {
    if (mark !== 'goal') continue
    const steps = Math.max(-MOST_STEPS, Math.min(MOST_STEPS, lead))
    path += `H${at * WIDTH}V${MIDDLE - steps * STEP}`
  }
  return `${path}H${played * WIDTH}V${MIDDLE}Z`
}
