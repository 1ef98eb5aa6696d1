import { PRINTER_STATES } from '@grandstand/shared-types/accounts/machines'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useMe } from '../access/useMe.ts'
import { useProvider } from '../api/useProvider.ts'
import { useFormat } from '../format/useFormat.ts'
import { Figure } from '../record/page/Figure.tsx'
import { Section } from './Section.tsx'
import { useTileLink } from './useTileLink.ts'

const REFRESH_MS = 60_000

interface Queue {
  /** Key of its label in the texts. */
  id: string
  resource: string
  filter: Record<string, unknown>
  /** The permission of the staff who work on the queue. */
  right: Permission
}

/** Queues of rows that wait for staff. */
const QUEUES: readonly Queue[] = [
  {
    id: 'decisions',
    resource: 'decisions',
    filter: { state: 'waiting' },
    right: 'decisions.approve',
  },
  {
    id: 'toApprove',
    resource: 'statements',
    filter: { state: 'draft' },
    right: 'statements.approve',
  },
  { id: 'toPay', resource: 'statements', filter: { state: 'approved' }, right: 'statements.pay' },
  {
    id: 'uncounted',
    resource: 'shifts',
    filter: { isOpen: false, countedMinor: null },
    right: 'machines.manage',
  },
  {
    id: 'printers',
    resource: 'machines',
    filter: {
      isRevoked: false,
      printer: PRINTER_STATES.filter((state) => state !== 'ok' && state !== 'unknown'),
    },
    right: 'machines.manage',
  },
  {
    id: 'illProviders',
    resource: 'game-providers',
    filter: { health: ['open', 'halfOpen'] },
    right: 'games.edit',
  },
  {
    id: 'gameFindings',
    resource: 'game-findings',
    filter: { state: 'open' },
    right: 'rounds.reconcile',
  },
]

/** A tile for each queue that the user can work on, with the number of its rows. */
export function QueueTiles() {
  const translate = useTranslate()
  const me = useMe()
  const queues = QUEUES.filter(({ right }) => me?.permissions.includes(right))
  if (queues.length === 0) return null
  return (
    <Section title={translate('dashboard.queues')}>
      {queues.map((queue) => (
        <QueueTile key={queue.id} queue={queue} />
      ))}
    </Section>
  )
}

function QueueTile({ queue: { id, resource, filter } }: { queue: Queue }) {
  const translate = useTranslate()
  const format = useFormat()
  const linkTo = useTileLink()
  const dataProvider = useProvider()
  const { data } = useQuery({
    queryKey: [resource, 'counts', [filter]],
    queryFn: () => dataProvider.counts(resource, [filter]),
    refetchInterval: REFRESH_MS,
  })
  const count = data?.[0]
  return (
    <Figure
      label={translate(`dashboard.queue.${id}`)}
      isPressing={(count ?? 0) > 0}
      {...linkTo(resource, filter)}
    >
      {count === undefined ? '…' : format.count(count)}
    </Figure>
  )
}
