import { BET_LIMIT_SCOPES } from '@grandstand/shared-types/coupons/limits/bet_limits'
import { LIMIT_SET_FIGURES } from '@grandstand/shared-types/coupons/limits/limit_set'
import type { BetLimitView } from '@grandstand/shared-types/wire/betting/book'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs, type StatusTab } from '../../list/filters/StatusTabs.tsx'
import { BetLimitFigure } from './BetLimitFigure.tsx'
import { LimitSubject } from '../markets/LimitSubject.tsx'

const column = columnsOf<BetLimitView>()

const TABS: StatusTab[] = [
  { id: 'all', label: 'list.all', filter: {} },
  ...BET_LIMIT_SCOPES.map((scope) => ({
    id: scope,
    label: `limitScreens.scope.${scope}`,
    filter: { scope },
  })),
]

const COLUMNS = [
  column.value('scope', 'betLimitScope'),
  column.cell('scopeId', (row) => <LimitSubject scope={row.scope} scopeId={row.scopeId} />, {
    disableSort: true,
    cellClassName: 'wraps',
  }),
  column.plain('currency', WIDE),
  ...LIMIT_SET_FIGURES.map((name) =>
    column.cell(
      name,
      ({ limits, currency }) => <BetLimitFigure limits={limits} currency={currency} name={name} />,
      { disableSort: true, align: 'right', ...(name !== 'maxStakeMinor' && WIDE) }
    )
  ),
  column.time('updatedAt', WIDE),
]

/** A column for which a laptop has no room. */
const HIDDEN = ['updatedAt']

/** Bet limits for every player, from a sport down to a single price. */
export default function BetLimitList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      hasSearch={false}
      hiddenAtFirst={HIDDEN}
      tabs={<StatusTabs tabs={TABS} />}
    >
      {COLUMNS}
    </ResourceList>
  )
}
