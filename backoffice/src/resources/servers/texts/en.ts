/** Texts of the page of servers. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  servers: {
    title: 'Servers',
    servers: 'Servers',
    server: 'Server',
    state: 'State',
    roles: 'Roles',
    role: { web: 'web', worker: 'background', feed: 'feeds' },
    since: 'Running since',
    book: 'Lag of prices',
    loop: 'Delay of steps',
    memory: 'Memory',
    clients: 'Connections',
    clock: 'Clock off by',
    ms: '%{ms} ms',
    mb: '%{mb} MB',
    queues: {
      pendingCoupons: 'Coupons that wait',
      unsettledResults: 'Results to settle',
      waitingMails: 'Mails that wait',
    },
    lastSettlement: 'Last settlement',
    replicas: 'Replicas of the database',
    replica: 'Replica',
    behind: 'Behind by',
    seenBy: 'Seen by',
    leases: 'Work of one server at a time',
    work: 'Work',
    holder: 'Done by',
    fence: 'Turn',
    lease: { settlement: 'Settlement', feeds: 'Feeds', draws: 'Draws' },
  },
  values: {
    serverState: { alive: 'Running', paused: 'Takes no bets', silent: 'Silent' },
    replicaState: { used: 'In use', behind: 'Too far behind', lost: 'Silent' },
    leaseState: { held: 'Held', free: 'Free' },
  },
}

export default texts
