import type { ServersView } from '@grandstand/shared-types/wire/servers'
import { operation, type Operations } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { serversNow } from '#monitoring/servers/servers'

export const operations = {
  servers: operation({
    method: 'GET',
    path: '/v1/servers',
    does: 'The servers of the installation by their last reports, which of them leads, and what waits.',
    who: 'servers.view',
    answers: reply<ServersView>(),
    handle: () => serversNow(),
  }),
} satisfies Operations
