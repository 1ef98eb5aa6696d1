import type { Dashboard } from '@grandstand/shared-types/wire/people/dealers'
import { useTranslate } from 'ra-core'
import { mayDo } from '../access/permissions.ts'
import { useMe } from '../access/useMe.ts'
import { useFormat } from '../format/useFormat.ts'
import { Figure } from '../record/page/Figure.tsx'
import { FeedTiles } from './FeedTiles.tsx'
import { Section } from './Section.tsx'
import { useTileLink } from './useTileLink.ts'

/** The number of people, and for users who may see feeds, the state of the feeds. */
export function PeopleTiles({ data }: { data: Dashboard }) {
  const translate = useTranslate()
  const format = useFormat()
  const linkTo = useTileLink()
  const me = useMe()
  const seesFeeds = me !== undefined && mayDo(me, 'list', 'feed/errors')
  return (
    <Section title={translate(seesFeeds ? 'dashboard.liveAndPeople' : 'dashboard.people')}>
      {seesFeeds && <FeedTiles />}
      <Figure label={translate('dashboard.players')} {...linkTo('users', { type: 'player' })}>
        {format.count(data.players)}
      </Figure>
      <Figure label={translate('dashboard.dealers')} {...linkTo('dealers', {})}>
        {format.count(data.dealers)}
      </Figure>
    </Section>
  )
}
