import type { ShiftRow } from '@grandstand/shared-types/wire/desk/desk'
import { useTranslate } from 'ra-core'
import { useMay } from '../../access/useMay.ts'
import { Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { Time } from '../../fields/Time.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { RelatedList } from '../../list/RelatedList.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { BILL_COLUMNS_OF_SHIFT } from '../bills/billColumns.tsx'
import { CountButton } from './CountButton.tsx'

const AMOUNTS = ['openingMinor', 'expectedMinor', 'countedMinor', 'differenceMinor'] as const

/** One shift of a desk: its two counts, the difference, and its bills. */
export default recordPage(ShiftPage)

function ShiftPage({ record: shift }: { record: ShiftRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const mayCount = useMay('machines.manage')
  const label = (name: string) => translate(`resources.shifts.fields.${name}`)
  return (
    <>
      <PageHeader
        title={translate('shifts.title', { id: shift.id })}
        backTo="/shifts"
        detail={<Time at={shift.openedAt} />}
        actions={
          mayCount &&
          shift.closedAt !== null &&
          shift.countedMinor === null && <CountButton shift={shift} />
        }
      />
      <Panel>
        <Facts
          facts={[
            [
              label('username'),
              <RecordLink resource="users" id={shift.userId}>
                {shift.username}
              </RecordLink>,
            ],
            [label('closedAt'), <Time at={shift.closedAt} />],
            ...(shift.endedBecause
              ? [
                  [label('endedBecause'), format.value('shiftEnd', shift.endedBecause)] as [
                    string,
                    React.ReactNode,
                  ],
                ]
              : []),
            ...AMOUNTS.map((field): [string, React.ReactNode] => [
              label(field),
              <Money minor={shift[field]} currency={shift.currency} />,
            ]),
          ]}
        />
      </Panel>
      <Panel title={translate('resources.bills.name', { smart_count: 2 })} isFlush>
        <RelatedList
          resource="bills"
          filter={{ shiftId: shift.id }}
          sort={{ field: 'id', order: 'ASC' }}
        >
          {BILL_COLUMNS_OF_SHIFT}
        </RelatedList>
      </Panel>
      <RecordHistory />
    </>
  )
}
