import { matchName } from '../../../format/matchName.ts'
import { Alert, Box } from '@mui/material'
import { stateWithoutResult } from '@grandstand/shared-types/coupons/model/selection_state'
import type { TicketView } from '@grandstand/shared-types/wire/betting/printing'
import { useTranslate } from 'ra-core'
import { Money } from '../../../fields/Money.tsx'
import { StatusChip } from '../../../fields/StatusChip.tsx'
import { Time } from '../../../fields/Time.tsx'
import { useFormat } from '../../../format/useFormat.ts'
import { Facts, type Fact } from '../../../record/page/Facts.tsx'
import { Panel } from '../../../record/page/Panel.tsx'
import { useMarketNames } from '../../markets/useMarketNames.ts'
import { ActLine } from '../prints/ActLine.tsx'

/** The answer to a presented ticket: the verdict first, then the bet. */
export function CheckedTicket({ ticket }: { ticket: TicketView }) {
  const translate = useTranslate()
  const format = useFormat()
  const names = useMarketNames()
  const { paper, refusals, currency } = ticket
  const money = (minor: number | null) => <Money minor={minor} currency={currency} />
  const label = (field: string) => translate(`resources.coupons.fields.${field}`)
  const facts: Fact[] = [
    [label('status'), <StatusChip group="couponStatus" code={ticket.status} />],
    [label('type'), format.value('couponType', ticket.type)],
    [label('placedAt'), <Time at={ticket.placedAt} />],
    [label('totalStakeMinor'), money(ticket.totalStakeMinor)],
    [label('maxPayoutMinor'), money(ticket.maxPayoutMinor)],
    [label('payoutMinor'), money(ticket.payoutMinor)],
    [label('settledAt'), <Time at={ticket.settledAt} />],
  ]
  return (
    <div role="status">
      {refusals.map((refusal) => (
        <Alert key={refusal.reason} severity="error" variant="outlined" sx={{ mb: 1.5 }}>
          <b>{translate(`ticketCheck.refusal.${refusal.reason}`)}</b> <ActLine act={refusal} />
        </Alert>
      ))}
      <Alert severity={paper ? 'success' : 'info'} variant="outlined" sx={{ mb: 1.5 }}>
        {translate(paper ? 'ticketCheck.genuine' : 'ticketCheck.unproven')}
      </Alert>
      <Panel title={translate('coupons.title', { code: ticket.code })}>
        <Facts facts={facts} />
      </Panel>
      <Panel title={translate('coupons.selections')}>
        <Box component="ol" sx={{ m: 0, paddingInlineStart: 2.5, fontSize: 13 }}>
          {ticket.selections.map((selection) => (
            <li key={selection.position}>
              <b>
                <bdi>{matchName(selection)}</bdi>
              </b>{' '}
              {names.market(selection.marketTypeId, selection)}:{' '}
              {names.outcome(selection.marketTypeId, selection.outcomeKey, selection)}{' '}
              <StatusChip
                group="selectionResult"
                code={selection.result ?? stateWithoutResult(ticket.status)}
              />
            </li>
          ))}
        </Box>
      </Panel>
    </div>
  )
}
