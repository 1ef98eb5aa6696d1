import { useState } from 'react'
import { Box, Button, Checkbox, FormControlLabel } from '@mui/material'
import { TextField } from '../../record/inputs/TextField.tsx'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import { useTranslate } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'

/** The types of users with whom a search can be shared: the users of the back office. */
const SHARED_WITH: readonly UserType[] = ['dealer', 'operator', 'admin']

interface NewQueryProps {
  /** True while no filter is set. */
  isDisabled: boolean
  onSave: (name: string, sharedWith: UserType[]) => void
}

/** Saves the present filter as a search. It is inside the form of the filters, so it has no form element of its own. */
export function NewQuery({ isDisabled, onSave }: NewQueryProps) {
  const translate = useTranslate()
  const format = useFormat()
  const [text, setText] = useState('')
  const [types, setTypes] = useState<UserType[]>([])
  const name = text.trim()
  const save = () => {
    if (name === '' || isDisabled) return
    onSave(name, types)
    setText('')
    setTypes([])
  }
  return (
    <Box sx={{ mt: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <TextField
          label={translate('savedQueries.name')}
          value={text}
          disabled={isDisabled}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && save()}
          sx={{ m: 0 }}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
        <Button variant="contained" disabled={name === '' || isDisabled} onClick={save}>
          {translate('savedQueries.save')}
        </Button>
      </Box>
      {name !== '' && (
        <Box component="fieldset" sx={{ m: 0, mt: 1, p: 0, border: 0, fontSize: 12 }}>
          <Box component="legend" sx={{ p: 0, color: 'text.secondary' }}>
            {translate('sharing.with')}
          </Box>
          {SHARED_WITH.map((type) => (
            <FormControlLabel
              key={type}
              label={format.value('userType', type)}
              control={
                <Checkbox
                  size="small"
                  sx={{ py: 0.5 }}
                  checked={types.includes(type)}
                  onChange={(_, isOn) =>
                    setTypes(isOn ? [...types, type] : types.filter((other) => other !== type))
                  }
                />
              }
              sx={{ '& .MuiFormControlLabel-label': { fontSize: 13 } }}
            />
          ))}
          <Box sx={{ color: 'text.secondary' }}>{translate('sharing.withHint')}</Box>
        </Box>
      )}
    </Box>
  )
}
