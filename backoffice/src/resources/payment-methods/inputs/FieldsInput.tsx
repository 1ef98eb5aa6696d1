import { useEffect, useRef } from 'react'
import AddIcon from '@mui/icons-material/Add'
import { Box, Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { newField, type MethodValues } from '../methodValues.ts'
import { FieldCard } from './FieldCard.tsx'
import { LanguageSelect } from '../LanguageSelect.tsx'
import type { ChosenLanguage } from '../chosenLanguage.ts'

const MOST_FIELDS = 30

/** The builder of the form that players fill in: fields are added, removed and moved, and open one by one. */
export function FieldsInput({ chosen }: { chosen: ChosenLanguage }) {
  const translate = useTranslate()
  const { getValues } = useFormContext<MethodValues>()
  const { fields, append, remove, move } = useFieldArray<MethodValues, 'fields'>({ name: 'fields' })
  const builder = useRef<HTMLDivElement>(null)
  // the button that shall have the focus when the moved rows are drawn
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (!wanted.current) return
    const button = builder.current?.querySelector<HTMLElement>(wanted.current)
    wanted.current = undefined
    button?.focus()
  }, [fields])

  const moveBy = (from: number, by: -1 | 1) => {
    const to = from + by
    const isAtEnd = to === 0 || to === fields.length - 1
    const direction = isAtEnd ? 0 - by : by
    wanted.current = `[data-field="${to}"] [data-move="${direction}"]`
    move(from, to)
  }
  return (
    <Box ref={builder}>
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
          mb: 1,
        }}
      >
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          {translate('paymentMethods.fieldsHint')}
        </Box>
        <LanguageSelect chosen={chosen} />
      </Box>
      {fields.length === 0 && (
        <Box
          sx={{
            py: 3,
            textAlign: 'center',
            color: 'text.secondary',
            border: '1px dashed',
            borderColor: 'divider',
            borderRadius: '6px',
          }}
        >
          {translate('paymentMethods.noFields')}
        </Box>
      )}
      {fields.map(({ id }, index) => (
        <FieldCard
          key={id}
          index={index}
          isLast={index === fields.length - 1}
          language={chosen[0]}
          onMove={(by) => moveBy(index, by)}
          onRemove={() => remove(index)}
        />
      ))}
      <Button
        startIcon={<AddIcon />}
        variant="outlined"
        disabled={fields.length >= MOST_FIELDS}
        sx={{ mt: 1.5 }}
        onClick={() => append(newField(getValues('fields') ?? []))}
      >
        {translate('paymentMethods.addField')}
      </Button>
    </Box>
  )
}
