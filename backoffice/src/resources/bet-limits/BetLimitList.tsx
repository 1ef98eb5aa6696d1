import { BET_LIMIT_SCOPES } from '@grandstand/shared-types/coupons/limits/bet_limits'
import type { BetLimitView } from '@grandstand/shared-types/wire/book'
import { DataTable } from 'react-admin'
import { Time } from '../../fields/Time.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs, type StatusTab } from '../../list/StatusTabs.tsx'
import { BetLimitFigure } from './BetLimitFigure.tsx'
import { BET_LIMIT_FIGURES } from './betLimitFigures.ts'
import { LimitSubject } from './LimitSubject.tsx'

const TABS: StatusTab[] = [
  { id: 'all', label: 'list.all', filter: {} },
  ...BET_LIMIT_SCOPES.map((scope) => ({
    id: scope,
    label: `limitScreens.scope.${scope}`,
    filter: { scope },
  })),
]

/** Bet limits for every player, from a sport down to a single price. */
export default function BetLimitList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      hasSearch={false}
      tabs={<StatusTabs tabs={TABS} />}
    >
      <DataTable.Col
        source="scope"
        render={({ scope }: BetLimitView) => <ValueText group="betLimitScope" code={scope} />}
      />
      <DataTable.Col
        source="scopeId"
        disableSort
        cellClassName="wraps"
        render={({ scope, scopeId }: BetLimitView) => (
          <LimitSubject scope={scope} scopeId={scopeId} />
        )}
      />
      <DataTable.Col source="currency" className="phone-hidden" />
      {BET_LIMIT_FIGURES.map((name) => (
        <DataTable.Col
          key={name}
          source={name}
          disableSort
          align="right"
          {...(name !== 'maxStakeMinor' && { className: 'phone-hidden' })}
          render={({ limits, currency }: BetLimitView) => (
            <BetLimitFigure limits={limits} currency={currency} name={name} />
          )}
        />
      ))}
      <DataTable.Col
        source="updatedAt"
        className="phone-hidden"
        render={({ updatedAt }: BetLimitView) => <Time at={updatedAt} />}
      />
    </ResourceList>
  )
}
