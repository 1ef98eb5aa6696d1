import type { CardBatchRow } from '@grandstand/shared-types/wire/money/cards'
import { Box, LinearProgress } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useMe } from '../../access/useMe.ts'
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
import { cardColumns } from '../cards/cardColumns.tsx'
import { VoidButton } from '../cards/VoidButton.tsx'
import { TakeCodesButton } from './TakeCodesButton.tsx'

/** Time between refreshes, which show the progress of a batch in the making. */
const REFRESH_MS = 2_000

/** One batch of cards: its progress, its codes (once), its cards. */
export default recordPage(BatchPage, REFRESH_MS)

function BatchPage({ record: batch }: { record: CardBatchRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const me = useMe()
  const label = (name: string) => translate(`resources.card-batches.fields.${name}`)
  const isMade = batch.madeCount === batch.count
  const may = (permission: 'cards.make' | 'cards.void') => me?.permissions.includes(permission)
  return (
    <>
      <PageHeader
        title={translate('cards.batch', { id: batch.id })}
        backTo="/card-batches"
        detail={<Time at={batch.createdAt} />}
        actions={
          <>
            {isMade && may('cards.make') && (
              <TakeCodesButton
                batch={batch}
                of="POST /v1/card-batches/:id/codes"
                fileName={`card-batch-${batch.id}.csv`}
                texts={{
                  takeTitle: translate('cards.takeTitle', { id: batch.id }),
                  takeContent: translate('cards.takeContent'),
                  codesTitle: translate('cards.codesTitle', { id: batch.id }),
                }}
              />
            )}
            {isMade && batch.openCount > 0 && may('cards.void') && (
              <VoidButton
                route="POST /v1/card-batches/:id/void"
                id={batch.id}
                title={translate('cards.voidBatchTitle', { id: batch.id })}
              />
            )}
          </>
        }
      />
      {!isMade && <Progress batch={batch} />}
      <Panel>
        <Facts
          facts={[
            [
              label('makerName'),
              <RecordLink resource="users" id={batch.makerId}>
                {batch.makerName}
              </RecordLink>,
            ],
            [label('type'), format.value('cardType', batch.type)],
            [label('amountMinor'), <Money minor={batch.amountMinor} currency={batch.currency} />],
            [label('count'), format.count(batch.count)],
            [label('redeemedCount'), format.count(batch.redeemedCount)],
            [label('openCount'), format.count(batch.openCount)],
            [label('openMinor'), <Money minor={batch.openMinor} currency={batch.currency} />],
            [label('expiresAt'), <Time at={batch.expiresAt} />],
            [label('codesTakenAt'), <Time at={batch.codesTakenAt} />],
          ]}
        />
      </Panel>
      <Panel title={translate('resources.cards.name', { smart_count: 2 })} isFlush>
        <RelatedList
          resource="cards"
          filter={{ batchId: batch.id }}
          sort={{ field: 'id', order: 'ASC' }}
        >
          {cardColumns({ withBatch: false })}
        </RelatedList>
      </Panel>
      <RecordHistory />
    </>
  )
}

function Progress({ batch: { madeCount, count } }: { batch: CardBatchRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const text = translate('cards.making', {
    made: format.count(madeCount),
    count: format.count(count),
  })
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ mb: 0.5 }}>{text}</Box>
      <LinearProgress variant="determinate" value={(100 * madeCount) / count} aria-label={text} />
    </Box>
  )
}
