import { useTranslate } from 'ra-core'
import { Dash } from '../../fields/Money.tsx'
import { Time } from '../../fields/Time.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { RelatedList } from '../../list/RelatedList.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { entryColumns } from '../ledger/entryColumns.tsx'
import { SlipButton } from '../users/credit/SlipButton.tsx'
import { CREDIT_KINDS } from '@grandstand/shared-types/money/transfers'
import { Reference } from '../ledger/Reference.tsx'
import type { TransferRow } from '@grandstand/shared-types/wire/money/ledger'

/** One transfer with its legs. */
export default recordPage(TransferPage)

function TransferPage({ record }: { record: TransferRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const label = (name: string) => translate(`resources.ledger-transfers.fields.${name}`)
  return (
    <>
      <PageHeader
        title={translate('ledger.transfer', {
          id: record.id,
          kind: format.value('transferKind', record.kind),
        })}
        backTo="/ledger-transfers"
        detail={<Time at={record.createdAt} />}
        actions={
          CREDIT_KINDS.some((kind) => kind === record.kind) && <SlipButton transferId={record.id} />
        }
      />
      <Panel>
        <Facts
          facts={[
            [label('referenceId'), <Reference of={record} />],
            [label('actorName'), record.actorName ?? format.value('actor', 'system')],
            [label('currency'), record.currency],
            [label('note'), record.note ?? <Dash />],
          ]}
        />
      </Panel>
      <Panel title={translate('ledger.legs')} isFlush>
        <RelatedList
          resource="ledger-entries"
          filter={{ transferId: record.id }}
          sort={{ field: 'id', order: 'ASC' }}
          rowClick={false}
        >
          {entryColumns()}
        </RelatedList>
      </Panel>
    </>
  )
}
