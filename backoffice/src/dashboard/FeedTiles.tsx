import { useTranslate } from 'ra-core'
import { useDuration } from '../format/useDuration.ts'
import { useFormat } from '../format/useFormat.ts'
import { Figure } from '../record/page/Figure.tsx'
import { useFeedProducers } from '../resources/feed/useFeedProducers.ts'
import { feedSummary } from './feedSummary.ts'

/** State of the live feeds: how many are up, and the longest delay. */
export function FeedTiles() {
  const translate = useTranslate()
  const format = useFormat()
  const duration = useDuration()
  const { data } = useFeedProducers()
  if (!data) return null
  const { up, all, silentMs, delayMs, matches } = feedSummary(data)
  return (
    <>
      <Figure
        label={translate('feed.tile')}
        to="/feed/errors"
        note={
          silentMs === null
            ? translate('feed.none')
            : translate('feed.tileLag', { time: duration(silentMs) })
        }
      >
        <bdi dir="ltr">
          {up} / {all}
        </bdi>
      </Figure>
      <Figure
        label={translate('feed.running')}
        to="/live-matches"
        note={delayMs !== null && translate('feed.tileDelay', { time: duration(delayMs) })}
      >
        {format.count(matches)}
      </Figure>
    </>
  )
}
