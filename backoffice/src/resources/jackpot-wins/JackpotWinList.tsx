import type { JackpotWinRow } from '@grandstand/shared-types/wire/games/jackpots'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Dash } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { TextIn } from '../../fields/TextIn.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import type { ExportField } from '../../list/ExportButton.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { ProofButton } from './ProofButton.tsx'

const column = columnsOf<JackpotWinRow>()

const COLUMNS = [
  column.time('fellAt'),
  column.cell(
    'jackpotNames',
    ({ jackpotNames, levelNames }) => (
      <>
        <TextIn of={jackpotNames} /> · <TextIn of={levelNames} />
      </>
    ),
    { disableSort: true, cellClassName: 'phone-wraps' }
  ),
  column.user('username', 'userId'),
  column.cell('gameTitle', (win) => <Won of={win} />, { ...WIDE, disableSort: true }),
  column.money('amountMinor'),
  column.cell('code', (win) => <Paper of={win} />, { ...WIDE, disableSort: true }),
  column.cell('serverSeed', (win) => <ProofButton of={win} />, { disableSort: true }),
]

const TOTALS = [{ field: 'amountMinor' }]

const EXPORTED: readonly ExportField[] = [
  'fellAt',
  'username',
  'gameTitle',
  'drawGame',
  'couponId',
  'code',
  ['dueState', 'dueState'],
  'endedAt',
  'paidBy',
  'currency',
  'amountMinor',
  'levelId',
  'runNumber',
  'seedHash',
  'serverSeed',
]

/** The game, the ticket of a draw with its game, or the coupon, whose stake won. */
function Won({ of: { gameTitle, drawGame, drawTicketId, couponId } }: { of: JackpotWinRow }) {
  const translate = useTranslate()
  if (couponId !== null) {
    return (
      <RecordLink resource="coupons" id={couponId}>
        {translate('jackpotWins.coupon')}
      </RecordLink>
    )
  }
  if (drawTicketId === null) return gameTitle ?? <Dash />
  return (
    <RecordLink resource="draw-tickets" id={drawTicketId}>
      {translate(`values.drawGame.${drawGame}`)}
    </RecordLink>
  )
}

/** The code of a paper that a desk sold, and when and where it was paid; a player was paid at once. */
function Paper({ of: { code, dueState, endedAt, paidBy } }: { of: JackpotWinRow }) {
  const { time } = useFormat()
  if (code === null || dueState === null) return <Dash />
  return (
    <>
      <bdi dir="ltr">{code}</bdi> · <ValueText group="dueState" code={dueState} />
      {endedAt !== null && (
        <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
          {time(endedAt)} {paidBy !== null && <bdi>· {paidBy}</bdi>}
        </Box>
      )}
    </>
  )
}

/** What jackpots paid, each with its proof. */
export default function JackpotWinList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel="jackpotWins.search"
      totals={TOTALS}
      exportFields={EXPORTED}
    >
      {COLUMNS}
    </ResourceList>
  )
}
