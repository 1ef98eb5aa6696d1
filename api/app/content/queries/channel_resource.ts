import db from '@adonisjs/lucid/services/db'
import type { ChannelRow, ChannelView } from '@grandstand/shared-types/wire/site/content'
import {
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'

const fields = {
  id: number('match_channels.id'),
  matchId: number('match_channels.match_id'),
  name: text('match_channels.name'),
  link: orNull(text('match_channels.link')),
} satisfies FieldsOf<ChannelRow>

export const channelResource: Resource<typeof fields> = {
  name: 'channels',
  fields,
  from: (query) => query.from('match_channels'),
  search: ['match_channels.name'],
  defaultSort: ['id', 'asc'],
}

export const scopeChannels = (query: Query, { siteId }: Principal): void =>
  void query.where('match_channels.site_id', siteId)

/** More are not shown. */
const MOST_CHANNELS = 20

/** The channels that a brand names for a match, in the order in which they were added. */
export const channelsOfMatch = (siteId: number, matchId: number): Promise<ChannelView[]> =>
  db
    .query<ChannelView>()
    .from('match_channels')
    .where({ site_id: siteId, match_id: matchId })
    .orderBy('id')
    .limit(MOST_CHANNELS)
    .select('name', 'link')
