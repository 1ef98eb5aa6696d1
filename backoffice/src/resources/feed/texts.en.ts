/** Texts of the monitor of feeds. */
import type turkish from './texts.tr.ts'

const texts: typeof turkish = {
  resources: {
    'feed/errors': {
      name: 'Feed error |||| Feed monitor',
      fields: {
        createdAt: 'Time',
        producer: 'Feed',
        reason: 'Reason',
        detail: 'Detail',
      },
    },
  },
  feed: {
    title: 'Feed monitor',
    producers: 'Feeds',
    producer: 'Feed',
    state: 'State',
    aliveAgo: 'Last sign of life',
    delay: 'Delay',
    processedAt: 'Processed up to',
    rate: 'Messages / min',
    errors: 'Errors',
    matches: 'Matches',
    none: 'No feed has spoken yet.',
    lastMessages: 'Last messages',
    at: 'Came at',
    kind: 'Message',
    match: 'Match',
    markets: 'Markets',
    ago: '%{time} ago',
    seconds: '%{count} s',
    minutes: '%{count} min',
    hours: '%{count} h',
    milliseconds: '%{count} ms',
    action: 'Action',
    recover: 'Ask for what was missed',
    recoverOf: '%{name}: ask for what was missed',
    recoverTitle: 'Ask %{name} for what was missed?',
    recoverContent: 'Until it has come, every market that this feed prices is suspended.',
    recovered: 'Asked for what was missed',
    errorTitle: 'Error #%{id}',
    document: 'Document',
    noDocument: 'No document was kept.',
    tile: 'Feeds up',
    tileLag: 'Longest silence %{time}',
    tileDelay: 'Longest delay %{time}',
    running: 'Matches in play',
  },
}

export default texts
