import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  shared: {
    match_aliases: { same: '`source_key`', rows: 'removed' },
    feed_settlements: {
      same: '`event_key`; only a match that is new takes them along',
      rows: 'changed',
    },
    live_matches: { same: 'the match; its state comes from the feed', rows: 'removed' },
    live_incidents: { same: 'the match; they come from the feed', rows: 'removed' },
  },
  installation: {
    feed_errors: { because: 'faults of the feeds of this installation', rows: 'removed' },
    feed_producers: { because: 'feeds of this installation', rows: 'changed', subject: 'feed' },
  },
}
