import { useState } from 'react'
import { findLanguage } from '@grandstand/shared-types/languages/table'
import { formValue, paymentFieldFault } from '@grandstand/shared-types/payments/field_faults'
import type { PaymentField } from '@grandstand/shared-types/payments/fields'
import type { PaymentCategoryRow } from '@grandstand/shared-types/wire/money/payment_methods'
import { Box, Button, TextField, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormat } from '../../../format/useFormat.ts'
import { LanguageSelect } from '../LanguageSelect.tsx'
import type { ChosenLanguage } from '../chosenLanguage.ts'
import type { MethodValues } from '../methodValues.ts'
import { useCategories } from '../useCategoryChoices.ts'
import { PreviewField } from './PreviewField.tsx'
import { PreviewHead } from './PreviewHead.tsx'
import { shownFields } from '../shownFields.ts'

/** The player's form as the inputs beside it make it; its fields can be tried, and say what the player would read. */
export function MethodPreview({ chosen }: { chosen: ChosenLanguage }) {
  const translate = useTranslate()
  const format = useFormat()
  const [language] = chosen
  const { getValues } = useFormContext<MethodValues>()
  useWatch()
  const method = getValues()
  const categories = useCategories()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [tried, setTried] = useState<readonly string[]>([])
  const fields = shownFields(method.fields ?? [], language)
  const faultOf = (field: PaymentField, value: string) =>
    paymentFieldFault(field, formValue(field.type, value, language))
  const { dir = 'ltr', bcp47: lang = language } = findLanguage(language) ?? {}
  const direction = directionOf(method, categories)
  const action = format.value('paymentDirection', direction)
  return (
    <Box
      component="section"
      aria-label={translate('paymentMethods.preview')}
      sx={{ position: { lg: 'sticky' }, top: { lg: 64 }, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, minHeight: 40 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {translate('paymentMethods.preview')}
        </Typography>
        <LanguageSelect chosen={chosen} />
      </Box>
      <Box
        lang={lang}
        dir={dir}
        sx={{
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '8px',
          bgcolor: 'background.default',
          p: 2,
          maxHeight: { lg: 'calc(100vh - 190px)' },
          overflowY: 'auto',
        }}
      >
        <PreviewHead method={method} language={language} />
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1 }}>
          <TextField disabled label={translate('paymentMethods.firstName')} />
          <TextField disabled label={translate('paymentMethods.lastName')} />
        </Box>
        {method.banks && method.banks !== 'none' && (
          <TextField disabled label={format.value('bankChoice', method.banks)} />
        )}
        {method.banks !== 'community' && (
          <TextField disabled label={translate('paymentMethods.amount')} />
        )}
        {fields.map((field, index) => {
          const value = typed[field.name] ?? ''
          return (
            <PreviewField
              key={`${field.name} ${index}`}
              field={field}
              value={value}
              fault={tried.includes(field.name) ? faultOf(field, value) : null}
              onType={(text) => setTyped({ ...typed, [field.name]: text })}
              onLeave={() => setTried([...tried, field.name])}
            />
          )
        })}
        <Button
          fullWidth
          variant="contained"
          sx={{ mt: 1.5 }}
          onClick={() => setTried(fields.map(({ name }) => name))}
        >
          {action}
        </Button>
      </Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary', mt: 1 }}>
        {translate('paymentMethods.previewHint')}
      </Box>
    </Box>
  )
}

function directionOf({ categoryId }: MethodValues, categories: readonly PaymentCategoryRow[]) {
  return categories.find(({ id }) => id === categoryId)?.direction ?? 'deposit'
}
