import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import DownIcon from '@mui/icons-material/KeyboardArrowDown'
import UpIcon from '@mui/icons-material/KeyboardArrowUp'
import { Box, IconButton } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { useFormat } from '../../../format/useFormat.ts'
import { FoldedSection } from '../../../record/page/FoldedSection.tsx'
import { fieldOf, type MethodValues } from '../methodValues.ts'
import { titleIn } from '../shownFields.ts'
import { FieldInputs } from './FieldInputs.tsx'

interface FieldCardProps {
  index: number
  isLast: boolean
  language: SiteLanguage
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A field of the form, folded to its title, with the buttons that move and remove it. */
export function FieldCard({ index, isLast, language, onMove, onRemove }: FieldCardProps) {
  const translate = useTranslate()
  const format = useFormat()
  const typed = useWatch<MethodValues, `fields.${number}`>({ name: `fields.${index}` })
  const field = fieldOf(typed ?? {})
  const name = titleIn(field, language)
  const summary = [
    format.value('paymentFieldType', field.type),
    translate(field.required ? 'paymentMethods.required' : 'paymentMethods.optional'),
  ].join(' · ')
  const button = (label: string, icon: typeof UpIcon, onClick: () => void, more: object = {}) => {
    const Icon = icon
    return (
      <IconButton size="small" aria-label={label} onClick={onClick} {...more}>
        <Icon fontSize="small" />
      </IconButton>
    )
  }
  return (
    <Box data-field={index} sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, mb: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <FoldedSection
          id={`field-${index}`}
          title={name}
          summary={summary}
          isOpenAtFirst={Object.keys(field.titles).length === 0}
        >
          <FieldInputs index={index} type={field.type} language={language} />
        </FoldedSection>
      </Box>
      <Box sx={{ display: 'flex', pt: 1 }}>
        {button(translate('list.moveUp', { name }), UpIcon, () => onMove(-1), {
          'disabled': index === 0,
          'data-move': -1,
        })}
        {button(translate('list.moveDown', { name }), DownIcon, () => onMove(1), {
          'disabled': isLast,
          'data-move': 1,
        })}
        {button(translate('paymentMethods.removeField', { name }), RemoveIcon, onRemove)}
      </Box>
    </Box>
  )
}
