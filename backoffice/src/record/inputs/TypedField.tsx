import { useRef, useState, type ReactNode, type Ref } from 'react'
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'
import type { Notation } from './notations.ts'

interface TypedFieldProps<T> {
  notation: Notation<T>
  label: ReactNode
  /** A value, or the typed text when it is not such a value. */
  value: unknown
  /** Called with null for an emptied field. */
  onChange: (value: T | string | null) => void
  onBlur?: () => void
  id?: string
  name?: string
  inputRef?: Ref<HTMLInputElement>
  isFaulty?: boolean
  helperText?: ReactNode
  /** Text behind the value, such as a currency. */
  sign?: string
}

/** A text field for a value that is not plain text: the typed text stays unchanged until the user leaves the field. */
export function TypedField<T>(props: TypedFieldProps<T>) {
  const { notation, value, sign, isFaulty = false, onChange, onBlur, inputRef } = props
  const { locale } = useFormat()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = notation.isValue(value) ? notation.format(value, locale) : String(value ?? '')
  return (
    <TextField
      {...(props.id !== undefined && { id: props.id })}
      {...(props.name !== undefined && { name: props.name })}
      {...(inputRef && { inputRef })}
      label={props.label}
      value={typed ?? shown}
      onChange={(event) => {
        const { value: text } = event.target
        setTyped(text)
        onChange(text.trim() === '' ? null : (notation.parse(text, locale) ?? text))
      }}
      onBlur={() => {
        setTyped(null)
        onBlur?.()
      }}
      error={isFaulty}
      helperText={props.helperText}
      slotProps={{
        htmlInput: {
          autoComplete: 'off',
          ...(notation.inputMode && { inputMode: notation.inputMode }),
          ...(notation.isNumber && { inputMode: 'decimal', style: { textAlign: 'right' } }),
        },
        input: {
          endAdornment: (sign || notation.picker) && (
            <InputAdornment position="end">
              {sign ?? <Picker notation={notation} value={value} onPick={onChange} />}
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

interface PickerProps<T> {
  notation: Notation<T>
  value: unknown
  onPick: (value: T | null) => void
}

/** Opens the browser's calendar; the picked day is then shown in our own notation. */
function Picker<T>({ notation, value, onPick }: PickerProps<T>) {
  const translate = useTranslate()
  const { locale } = useFormat()
  const native = useRef<HTMLInputElement>(null)
  const { picker, isValue, parse } = notation
  if (!picker) return null
  return (
    <>
      <input
        ref={native}
        type={picker.type}
        tabIndex={-1}
        aria-hidden
        value={isValue(value) ? picker.show(value) : ''}
        onChange={(event) => onPick(parse(event.target.value, locale))}
        style={{ position: 'absolute', right: 0, bottom: 0, width: 1, height: 1, opacity: 0 }}
      />
      <IconButton
        size="small"
        aria-label={translate('form.calendar')}
        onClick={() => native.current?.showPicker()}
      >
        <CalendarIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </>
  )
}
