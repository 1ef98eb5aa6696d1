import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  shared: {
    match_aliases: '`source_key`',
    feed_settlements: '`event_key`; only a match that is new takes them along',
    live_matches: 'the match; its state comes from the feed',
    live_incidents: 'the match; they come from the feed',
  },
  installation: {
    feed_errors: 'faults of the feeds of this installation',
    feed_producers: 'feeds of this installation',
  },
}
