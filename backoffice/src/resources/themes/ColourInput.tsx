import {
  COLOUR_FORM,
  colourOf,
  FOLLOWED,
  isFollowing,
  SEE_THROUGH,
  SEE_THROUGH_FORM,
  type ColourName,
  type Mode,
} from '@grandstand/shared-types/themes/colours'
import ClearIcon from '@mui/icons-material/Clear'
import { Box, FormHelperText, IconButton, InputBase } from '@mui/material'
import { useInput, useTranslate, ValidationError } from 'ra-core'
import type { DesignForm } from './designForm.ts'
import { plainColours } from './designForm.ts'

interface ColourInputProps {
  mode: Mode
  name: ColourName
  /** The design in the form, for the colour that a left-out colour follows. */
  design: DesignForm
}

const OPAQUE_LENGTH = 7

/** A colour as a swatch to choose it from and as text; a colour that follows another is empty. */
export function ColourInput({ mode, name, design }: ColourInputProps) {
  const translate = useTranslate()
  const mayFollow = isFollowing(name)
  const form = SEE_THROUGH.includes(name) ? SEE_THROUGH_FORM : COLOUR_FORM
  const { field, fieldState } = useInput<string | null>({
    source: `design.${mode}.${name}`,
    validate: (value: unknown) => {
      if (value === null || value === undefined || value === '') {
        return mayFollow ? undefined : 'ra.validation.required'
      }
      if (typeof value === 'string' && form.test(value)) return undefined
      const example = SEE_THROUGH.includes(name) ? '#0e141880' : '#0e1418'
      return { message: 'errors.formWrong', args: { 0: example } }
    },
  })
  const own = typeof field.value === 'string' ? field.value : ''
  const drawn = colourOf(plainColours(design[mode]), name)
  const picked = /^#[0-9a-f]{6}/.test(own) ? own : (drawn ?? '#000000')
  const label = `${translate(`themes.colours.${name}`)}, ${translate(`themes.${mode}`)}`
  const error = fieldState.error?.message
  const followed = mayFollow ? FOLLOWED[name] : null
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box
          component="input"
          type="color"
          aria-label={label}
          value={picked.slice(0, OPAQUE_LENGTH)}
          onChange={(event) => field.onChange(event.target.value + own.slice(OPAQUE_LENGTH))}
          sx={{
            'flex': 'none',
            'width': 30,
            'height': 26,
            'p': 0,
            'border': '1px solid',
            'borderColor': 'divider',
            'borderStyle': own === '' ? 'dashed' : 'solid',
            'borderRadius': 0.5,
            'bgcolor': 'transparent',
            'cursor': 'pointer',
            '&::-webkit-color-swatch-wrapper': { p: '2px' },
            '&::-webkit-color-swatch': { border: 0, borderRadius: '2px' },
          }}
        />
        <InputBase
          value={own}
          onChange={(event) => field.onChange(event.target.value.trim().toLowerCase() || null)}
          onBlur={field.onBlur}
          inputRef={field.ref}
          placeholder={followed ? `= ${translate(`themes.colours.${followed}`)}` : ''}
          error={error !== undefined}
          inputProps={{
            'aria-label': `${label}, hex`,
            'aria-invalid': error !== undefined,
            'spellCheck': false,
          }}
          sx={{
            flex: 1,
            minWidth: 0,
            px: 0.75,
            fontSize: 13,
            fontFamily: 'monospace',
            border: '1px solid',
            borderColor: error ? 'error.main' : 'divider',
            borderRadius: 0.5,
          }}
          endAdornment={
            mayFollow &&
            own !== '' && (
              <IconButton
                size="small"
                aria-label={translate('themes.follow', { label })}
                onClick={() => field.onChange(null)}
              >
                <ClearIcon sx={{ fontSize: 14 }} />
              </IconButton>
            )
          }
        />
      </Box>
      {error !== undefined && (
        <FormHelperText error>
          <ValidationError error={error} />
        </FormHelperText>
      )}
    </div>
  )
}
