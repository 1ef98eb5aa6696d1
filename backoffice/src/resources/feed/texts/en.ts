/** Texts of the monitor of feeds. */
import type turkish from './tr.ts'

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
    aliveAgo: 'Last alive message',
    delay: 'Delay',
    processedAt: 'Processed up to',
    rate: 'Messages / min',
    errors: 'Errors',
    matches: 'Matches',
    none: 'No feed has sent a message yet.',
    lastMessages: 'Last messages',
    at: 'Received',
    kind: 'Message',
    match: 'Match',
    markets: 'Markets',
    ago: '%{time} ago',
    seconds: '%{count} s',
    minutes: '%{count} min',
    hours: '%{count} h',
    milliseconds: '%{count} ms',
    action: 'Action',
    recover: 'Request missed messages',
    recoverOf: '%{name}: request missed messages',
    recoverTitle: 'Request the missed messages of %{name}?',
    recoverContent:
      'Every market that this feed prices is suspended until the missed messages have arrived.',
    recovered: 'Missed messages requested',
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
