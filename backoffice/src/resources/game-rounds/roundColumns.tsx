import { Box } from '@mui/material'
import type { GameRoundRow } from '@grandstand/shared-types/wire/games/rounds'
import { Money } from '../../fields/Money.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { netOfRound } from './netOfRound.ts'

const column = columnsOf<GameRoundRow>()
const UNSORTED = { disableSort: true } as const

/** Columns of rounds, for their own list and for a user's page. */
export function roundColumns({ withUser = true } = {}) {
  return [
    column.main('gameTitle', 'game-rounds', (row) => <Name of={row} withUser={withUser} />, {
      cellClassName: 'phone-wraps',
    }),
    column.cell('providerRound', ({ providerRound }) => <bdi dir="ltr">{providerRound}</bdi>, WIDE),
    column.text('providerName', { ...WIDE, ...UNSORTED }),
    ...(withUser ? [column.user('username', 'userId', WIDE)] : []),
    column.status('state', 'gameRoundState', WIDE),
    column.money('stakeMinor'),
    column.cell(
      'wonMinor',
      ({ wonMinor, takenBackMinor, currency }) => (
        <Money minor={wonMinor - takenBackMinor} currency={currency} />
      ),
      { align: 'right', ...WIDE }
    ),
    column.cell(
      'net',
      (row) => <Money isMovement minor={netOfRound(row)} currency={row.currency} />,
      { align: 'right', ...UNSORTED }
    ),
    column.time('createdAt', WIDE),
  ]
}

/** The game, with the user below it on a phone, which has no room for a column of users. */
function Name({ of, withUser }: { of: GameRoundRow; withUser: boolean }) {
  return (
    <>
      {of.gameTitle}
      {withUser && (
        <Box
          component="span"
          sx={{
            display: { xs: 'block', md: 'none' },
            fontWeight: 400,
            color: 'text.secondary',
            maxWidth: 130,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {of.username}
        </Box>
      )}
    </>
  )
}
