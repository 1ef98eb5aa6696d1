import { Box } from '@mui/material'
import type { ServersView } from '@grandstand/shared-types/wire/servers'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useReading } from '../../api/useCall.ts'
import { Time } from '../../fields/Time.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Figure, FigureRow } from '../../record/page/Figure.tsx'
import { Loaded } from '../../record/page/Loaded.tsx'
import { LeaseTable } from './LeaseTable.tsx'
import { ReplicaTable } from './ReplicaTable.tsx'
import { ServerTable } from './ServerTable.tsx'

const REFRESH_MS = 5_000
const QUEUES = ['pendingCoupons', 'unsettledResults', 'waitingMails'] as const

/** The servers of the installation, what waits, and which server does what only one may do. */
export default function Servers() {
  const translate = useTranslate()
  const answer = useQuery({ ...useReading('GET /v1/servers'), refetchInterval: REFRESH_MS })
  return (
    <>
      <PageHeader title={translate('servers.title')} />
      <Loaded answer={answer}>
        {(found) => (
          <>
            <Queues of={found} />
            <ServerTable servers={found.servers} />
            <ReplicaTable servers={found.servers} />
            <LeaseTable leases={found.leases} />
          </>
        )}
      </Loaded>
    </>
  )
}

function Queues({ of: { queues, lastSettlementAt } }: { of: ServersView }) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Box sx={{ mb: 2 }}>
      <FigureRow>
        {QUEUES.map((name) => (
          <Figure key={name} label={translate(`servers.queues.${name}`)}>
            {format.count(queues[name])}
          </Figure>
        ))}
        <Figure label={translate('servers.lastSettlement')} isQuiet>
          <Time at={lastSettlementAt} hasSeconds />
        </Figure>
      </FigureRow>
    </Box>
  )
}
