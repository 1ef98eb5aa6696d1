import type { DrawBet, DrawTicketRow } from '@grandstand/shared-types/wire/draws'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'

/** One ticket of a draw: its bets, its money and its draw. */
export default recordPage(DrawTicketPage)

function DrawTicketPage({ record: ticket }: { record: DrawTicketRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const label = (name: string) => translate(`resources.draw-tickets.fields.${name}`)
  const { currency } = ticket
  return (
    <>
      <PageHeader
        title={ticket.code}
        backTo="/draw-tickets"
        detail={<StatusChip group="drawTicketState" code={ticket.state} />}
      />
      <Panel>
        <Facts
          facts={[
            [
              label('drawNumber'),
              <RecordLink resource="draws" id={ticket.drawId}>
                {format.value('drawGame', ticket.gameCode)} #{ticket.drawNumber}
              </RecordLink>,
            ],
            ticket.carriedFrom !== null && [label('carriedFrom'), `#${ticket.carriedFrom}`],
            [
              label('username'),
              <RecordLink resource="users" id={ticket.userId}>
                {ticket.username}
              </RecordLink>,
            ],
            [label('boughtAt'), <Time hasSeconds at={ticket.boughtAt} />],
            [label('stakeMinor'), <Money minor={ticket.stakeMinor} currency={currency} isStrong />],
            [label('maxWinMinor'), <Money minor={ticket.maxWinMinor} currency={currency} />],
            [label('winMinor'), <Money minor={ticket.winMinor} currency={currency} isStrong />],
            [label('settledAt'), <Time hasSeconds at={ticket.settledAt} />],
            ticket.collectedAt !== null && [
              label('collectedAt'),
              <Time hasSeconds at={ticket.collectedAt} />,
            ],
          ]}
        />
      </Panel>
      <Panel title={label('bets')}>
        <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
          {ticket.bets.map((bet, index) => (
            <li key={index}>
              <Box
                sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}
              >
                <BetText of={bet} />
                <Money minor={bet.stakeMinor} currency={currency} />
              </Box>
            </li>
          ))}
        </Box>
      </Panel>
      <RecordHistory />
    </>
  )
}

/** What was chosen, as numbers or in words. */
function BetText({ of: bet }: { of: DrawBet }) {
  const format = useFormat()
  if ('numbers' in bet) return <bdi dir="ltr">{bet.numbers.join(' · ')}</bdi>
  if ('card' in bet) {
    return <bdi dir="ltr">{bet.card.map((cell) => (cell === 0 ? '–' : cell)).join(' ')}</bdi>
  }
  const runners = bet.second === undefined ? [bet.runner] : [bet.runner, bet.second]
  return (
    <span>
      {format.value('raceKind', bet.kind)}: <bdi dir="ltr">{runners.join(' – ')}</bdi>
    </span>
  )
}
