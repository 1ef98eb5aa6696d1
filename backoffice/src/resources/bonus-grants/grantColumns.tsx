import type { BonusGrantRow } from '@grandstand/shared-types/wire/bonuses/office'
import { LinearProgress, Tooltip } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Dash } from '../../fields/Money.tsx'
import { TextIn } from '../../fields/TextIn.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { GrantStateChip } from '../bonuses/StateChips.tsx'

const column = columnsOf<BonusGrantRow>()
const UNSORTED = { disableSort: true } as const

/** Columns of grants. */
export const grantColumns = [
  column.main('bonusTitles', 'bonus-grants', ({ bonusTitles }) => <TextIn of={bonusTitles} />, {
    ...UNSORTED,
    cellClassName: 'phone-wraps',
  }),
  column.user('username', 'userId'),
  column.value('category', 'bonusCategory', WIDE),
  column.cell('state', ({ state }) => <GrantStateChip state={state} />, WIDE),
  column.cell('flags', ({ flags }) => <FlagNames of={flags} />, { ...WIDE, ...UNSORTED }),
  column.money('grantedMinor'),
  column.money('dueMinor', WIDE),
  column.cell('countedMinor', (row) => <Counted of={row} />, WIDE),
  column.money('convertedMinor', WIDE),
  column.user('givenByName', 'givenById', WIDE),
  column.time('createdAt', WIDE),
  column.time('expiresAt', WIDE),
  column.time('endedAt', WIDE),
]

/** Why a bonus is or was held. */
function FlagNames({ of: flags }: { of: string | null }) {
  const format = useFormat()
  if (flags === null) return <Dash />
  return flags
    .split(',')
    .map((flag) => format.value('bonusFlag', flag))
    .join(', ')
}

/** How much of what is due has counted. */
export function Counted({ of: { countedMinor, dueMinor, currency } }: { of: BonusGrantRow }) {
  const translate = useTranslate()
  const format = useFormat()
  if (dueMinor === 0) return <Dash />
  const text = translate('bonuses.progress', {
    counted: format.money(countedMinor, currency),
    due: format.money(dueMinor, currency),
  })
  return (
    <Tooltip title={text}>
      <LinearProgress
        variant="determinate"
        aria-label={text}
        value={Math.min(100, (countedMinor / dueMinor) * 100)}
        sx={{ minWidth: 90, height: 8, borderRadius: 4 }}
      />
    </Tooltip>
  )
}
