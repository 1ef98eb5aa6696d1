import type { MachineRow } from '@grandstand/shared-types/wire/desk/machines'
import { useTranslate } from 'ra-core'
import { useMay } from '../../access/useMay.ts'
import { Dash } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { Time } from '../../fields/Time.tsx'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { MachineActions } from './MachineActions.tsx'
import { machineState } from './machineState.ts'

const REFRESH_MS = 10_000

const TIMES = [
  'lastSeenAt',
  'lastSaleAt',
  'registeredAt',
  'enrolledAt',
  'lockedAt',
  'revokedAt',
] as const

/** One machine: its states, and the actions of staff on it. */
export default recordPage(MachinePage, REFRESH_MS)

function MachinePage({ record: machine }: { record: MachineRow }) {
  const translate = useTranslate()
  const mayManage = useMay('machines.manage')
  const label = (name: string) => translate(`resources.machines.fields.${name}`)
  return (
    <>
      <PageHeader
        title={machine.name}
        backTo="/machines"
        detail={<StatusChip group="machineState" code={machineState(machine)} />}
        actions={mayManage && machine.revokedAt === null && <MachineActions machine={machine} />}
      />
      <Panel>
        <Facts
          facts={[
            [label('machineId'), machine.machineId],
            [
              label('username'),
              <RecordLink resource="users" id={machine.userId}>
                {machine.username}
              </RecordLink>,
            ],
            [label('mode'), <ValueText group="machineMode" code={machine.mode} />],
            [label('printer'), <StatusChip group="printerState" code={machine.printer} />],
            [
              label('shiftId'),
              machine.shiftId === null ? (
                <Dash />
              ) : (
                <RecordLink resource="shifts" id={machine.shiftId}>
                  #{machine.shiftId}
                </RecordLink>
              ),
            ],
            ...TIMES.map((field): [string, React.ReactNode] => [
              label(field),
              <Time at={machine[field]} />,
            ]),
          ]}
        />
      </Panel>
      <RecordHistory />
    </>
  )
}
