import { useState } from 'react'
import type { DealerRow } from '@grandstand/shared-types/wire/people/accounts'
import { Autocomplete, MenuItem, TextField } from '@mui/material'
import { useGetList, useTranslate } from 'ra-core'
import { useTrail } from '../../access/useTrail.ts'
import { BRANCH_SCOPES } from './branchScope.ts'
import { useBranchScope } from './useBranchScope.ts'

/** Chooses the owners of the listed rows: a dealer alone, the users directly below, or the whole branch. */
export function ScopeFilter() {
  const translate = useTranslate()
  const scoped = useBranchScope()
  if (!scoped) return null
  const { scope, change } = scoped
  return (
    <>
      <DealerChoice scoped={scoped} />
      <TextField
        select
        label={translate('lists.scope')}
        value={scope}
        onChange={({ target: { value } }) =>
          change({ scope: BRANCH_SCOPES.find((one) => one === value) ?? 'branch' })
        }
      >
        {BRANCH_SCOPES.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`lists.scopes.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}

const MOST_FOUND = 25

type Choice = Pick<DealerRow, 'id' | 'username'>

/** Finds a dealer by a few letters; without a dealer, the rows are those of the reader's own branch. */
function DealerChoice({ scoped }: { scoped: NonNullable<ReturnType<typeof useBranchScope>> }) {
  const translate = useTranslate()
  const { userId, ownId, change } = scoped
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const chosen = useTrail(userId === ownId ? null : userId).at(-1) ?? null
  const { data = [], error } = useGetList<DealerRow>(
    'dealers',
    {
      pagination: { page: 1, perPage: MOST_FOUND },
      sort: { field: 'username', order: 'ASC' },
      filter: typed && typed !== chosen?.username ? { q: typed } : {},
    },
    { enabled: isOpen }
  )
  return (
    <Autocomplete<Choice>
      options={data.filter(({ id }) => id !== ownId)}
      value={chosen}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, dealer) => change({ userId: dealer?.id ?? ownId })}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      filterOptions={(dealers) => dealers}
      getOptionLabel={({ username }) => username}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={error?.message ?? translate('ra.navigation.no_results', { _: '–' })}
      renderInput={(params) => <TextField {...params} label={translate('lists.dealer')} />}
    />
  )
}
