import type { JackpotWinRow } from '@grandstand/shared-types/wire/games/jackpots'
import { useTranslate } from 'ra-core'
import { Dash } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { TextIn } from '../../fields/TextIn.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
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
  column.cell('serverSeed', (win) => <ProofButton of={win} />, { disableSort: true }),
]

const TOTALS = [{ field: 'amountMinor' }]

const EXPORTED = [
  'fellAt',
  'username',
  'gameTitle',
  'drawGame',
  'couponId',
  'currency',
  'amountMinor',
  'levelId',
  'runNumber',
  'seedHash',
  'serverSeed',
] as const

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
