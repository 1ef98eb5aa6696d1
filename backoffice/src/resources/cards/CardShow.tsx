import { OPEN_CARD_STATUSES, type CardRow } from '@grandstand/shared-types/wire/money/cards'
import SellIcon from '@mui/icons-material/SellOutlined'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useMe } from '../../access/useMe.ts'
import { useCall } from '../../api/useCall.ts'
import { Dash, Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { VoidButton } from './VoidButton.tsx'

/** One card: its batch, its state, and the acts on it. */
export default recordPage(CardPage)

function CardPage({ record: card }: { record: CardRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const me = useMe()
  const label = (name: string) => translate(`resources.cards.fields.${name}`)
  const isOpen = OPEN_CARD_STATUSES.some((status) => status === card.status)
  const may = (permission: 'cards.sell' | 'cards.void') => me?.permissions.includes(permission)
  return (
    <>
      <PageHeader
        title={translate('cards.title', { name: card.lastFour })}
        backTo="/cards"
        detail={<StatusChip group="cardStatus" code={card.status} />}
        actions={
          <>
            {card.status === 'made' && may('cards.sell') && <SellButton card={card} />}
            {isOpen && may('cards.void') && (
              <VoidButton
                route="POST /v1/cards/:id/void"
                id={card.id}
                title={translate('cards.voidCardTitle', { name: card.lastFour })}
              />
            )}
          </>
        }
      />
      <Panel>
        <Facts
          facts={[
            [label('amountMinor'), <Money minor={card.amountMinor} currency={card.currency} />],
            [
              label('batchId'),
              <RecordLink resource="card-batches" id={card.batchId}>
                #{card.batchId}
              </RecordLink>,
            ],
            [
              label('makerName'),
              <RecordLink resource="users" id={card.makerId}>
                {card.makerName}
              </RecordLink>,
            ],
            [label('type'), format.value('cardType', card.type)],
            [label('expiresAt'), <Time at={card.expiresAt} />],
            [label('soldAt'), <Time at={card.soldAt} />],
            [label('endedAt'), <Time at={card.endedAt} />],
            [
              label('redeemedByName'),
              card.redeemedByName ? (
                <RecordLink resource="users" id={card.redeemedById}>
                  {card.redeemedByName}
                </RecordLink>
              ) : (
                <Dash />
              ),
            ],
          ]}
        />
      </Panel>
      <RecordHistory />
    </>
  )
}

function SellButton({ card }: { card: CardRow }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /v1/cards/:id/sell', { params: { id: card.id } }),
    onSuccess: () => notify('cards.sold'),
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
    onSettled: () => refresh(),
  })
  return (
    <Button
      variant="contained"
      startIcon={<SellIcon />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {translate('cards.sell')}
    </Button>
  )
}
