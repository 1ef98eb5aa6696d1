import { LOBBIES } from '@grandstand/shared-types/accounts/lobbies'
import { PRODUCTS } from '@grandstand/shared-types/accounts/user_types'
import { ChoiceFilter, ReferenceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { useMay } from '../../access/useMay.ts'
import { roundColumns } from './roundColumns.tsx'
import { ROUND_EXPORT, ROUND_TABS, ROUND_TOTALS } from './roundList.ts'

const GAME_PRODUCTS = PRODUCTS.filter((product) => product !== 'sport' && product !== 'live')
const HIDDEN_AT_FIRST = ['providerRound']

/** Rounds of all games, the newest first. */
export default function RoundList() {
  const seesProviders = useMay('games.view')
  return (
    <ResourceList
      hasOwners
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel="gameRounds.search"
      hiddenAtFirst={HIDDEN_AT_FIRST}
      tabs={<StatusTabs tabs={ROUND_TABS} />}
      filters={[
        ...(seesProviders
          ? [
              <ReferenceFilter key="provider" source="providerId" reference="game-providers" />,
              <ReferenceFilter
                key="game"
                source="gameId"
                reference="provider-games"
                optionText="title"
              />,
            ]
          : []),
        <ChoiceFilter key="lobby" source="lobby" group="lobby" codes={LOBBIES} />,
        <ChoiceFilter key="product" source="product" group="product" codes={GAME_PRODUCTS} />,
        <PeriodFilter key="period" source="createdAt" />,
      ]}
      totals={ROUND_TOTALS}
      exportFields={ROUND_EXPORT}
    >
      {roundColumns()}
    </ResourceList>
  )
}
