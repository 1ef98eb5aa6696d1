import { useTranslate } from 'ra-core'
import { Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { RelatedList } from '../../list/RelatedList.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { entryColumns } from '../ledger/entryColumns.tsx'
import type { AccountRow } from '@grandstand/shared-types/wire/money/ledger'

/** One account: owner, balance, and every entry with the balance after it. */
export default recordPage(AccountPage)

function AccountPage({ record }: { record: AccountRow }) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <>
      <PageHeader
        title={translate('ledger.account', {
          id: record.id,
          pocket: format.value('pocket', record.pocket),
        })}
        backTo="/ledger-accounts"
        detail={
          <>
            <RecordLink resource="users" id={record.userId}>
              {record.username ?? format.value('actor', 'house')}
            </RecordLink>
            <span>{record.currency}</span>
          </>
        }
      />
      <Panel
        title={translate('resources.ledger-entries.name', { smart_count: 2 })}
        aside={
          record.userId !== null && (
            <Money minor={record.balanceMinor} currency={record.currency} isStrong />
          )
        }
        isFlush
      >
        <RelatedList
          resource="ledger-entries"
          filter={{ accountId: record.id }}
          sort={{ field: 'id', order: 'DESC' }}
          rowClick={false}
        >
          {entryColumns({ withOwner: false })}
        </RelatedList>
      </Panel>
    </>
  )
}
