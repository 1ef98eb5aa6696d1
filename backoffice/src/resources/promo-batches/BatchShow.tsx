import type { PromoBatchRow } from '@grandstand/shared-types/wire/bonuses/office'
import { useTranslate } from 'ra-core'
import { useMay } from '../../access/useMay.ts'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { TextIn } from '../../fields/TextIn.tsx'
import { Time } from '../../fields/Time.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { TakeCodesButton } from '../card-batches/TakeCodesButton.tsx'
import { VoidCodesButton } from './VoidCodesButton.tsx'

/** A batch of promo codes: how many were used, and its codes, once. */
export default recordPage(BatchPage)

function BatchPage({ record: batch }: { record: PromoBatchRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const mayEdit = useMay('bonuses.edit')
  const label = (name: string) => translate(`resources.promo-batches.fields.${name}`)
  return (
    <>
      <PageHeader
        title={batch.label}
        backTo="/promo-batches"
        detail={<Time at={batch.createdAt} />}
        actions={
          mayEdit &&
          batch.voidedAt === null && (
            <>
              <TakeCodesButton
                batch={batch}
                of="POST /v1/promo-batches/:id/codes"
                fileName={`promo-codes-${batch.id}.csv`}
                texts={{
                  takeTitle: translate('promoBatches.takeTitle', { label: batch.label }),
                  takeContent: translate('promoBatches.takeContent'),
                  codesTitle: translate('promoBatches.codesTitle', { label: batch.label }),
                }}
              />
              {batch.usedCount < batch.count && <VoidCodesButton batch={batch} />}
            </>
          )
        }
      />
      <Panel>
        <Facts
          facts={[
            [
              label('bonusTitles'),
              <RecordLink resource="bonuses" id={batch.bonusId}>
                <TextIn of={batch.bonusTitles} />
              </RecordLink>,
            ],
            [label('count'), format.count(batch.count)],
            [label('usedCount'), format.count(batch.usedCount)],
            [label('expiresAt'), <Time at={batch.expiresAt} />],
            [label('codesTakenAt'), <Time at={batch.codesTakenAt} />],
            [label('voidedAt'), <Time at={batch.voidedAt} />],
            [label('makerName'), batch.makerName],
          ]}
        />
      </Panel>
      <RecordHistory />
    </>
  )
}
