import type { DrawTicketRow } from '@grandstand/shared-types/wire/draws'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'

const column = columnsOf<DrawTicketRow>()

/** Columns of tickets; on the page of a draw, without the draw. */
export const drawTicketColumns = ({ withDraw }: { withDraw: boolean }) => [
  column.main('code', 'draw-tickets', ({ code }) => <bdi dir="ltr">{code}</bdi>),
  ...(withDraw
    ? [
        column.cell('drawNumber', ({ drawId, drawNumber, gameCode }) => (
          <RecordLink resource="draws" id={drawId}>
            <ValueText group="drawGame" code={gameCode} /> #{drawNumber}
          </RecordLink>
        )),
      ]
    : []),
  column.user('username', 'userId', WIDE),
  column.time('boughtAt', WIDE),
  column.status('state', 'drawTicketState'),
  column.money('stakeMinor'),
  column.money('winMinor', WIDE),
]
