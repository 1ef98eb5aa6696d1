import { useQuery } from '@tanstack/react-query'
import { AutocompleteArrayInput, BooleanInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useReading } from '../../api/useCall.ts'

const WHOLE_ROW = { gridColumn: '1 / -1' }

/** Which other brands play for the jackpot: all, or chosen ones. */
export function BrandsInputs() {
  const isForAll = useWatch<Record<string, boolean>>({ name: 'isForAllBrands' })
  const { data: brands = [] } = useQuery(useReading('GET /v1/jackpot-brands', {}))
  return (
    <>
      <BooleanInput source="isForAllBrands" helperText="brandJackpots.allBrandsHint" />
      {!isForAll && (
        <AutocompleteArrayInput
          source="joinedBrands"
          choices={brands.map(({ id, title, currency }) => ({
            id,
            name: `${title} (${currency})`,
          }))}
          translateChoice={false}
          helperText="brandJackpots.joinedHint"
          sx={WHOLE_ROW}
        />
      )}
    </>
  )
}
