import { MODES } from '@grandstand/shared-types/themes/colours'
import { THEME_NAME_LENGTH } from '@grandstand/shared-types/themes/theme'
import type { ThemeRow } from '@grandstand/shared-types/wire/site/themes'
import { Box, Card } from '@mui/material'
import {
  EditBase,
  Form,
  maxLength,
  minLength,
  required,
  useEditContext,
  useTranslate,
} from 'ra-core'
import { DeleteWithConfirmButton, SaveButton, TextInput, Toolbar } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Navigate } from 'react-router-dom'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { FormErrors } from '../../record/form/FormErrors.tsx'
import { RecordError, stay } from '../../record/page/RecordPage.tsx'
import { useFocusFirstError } from '../../record/form/useFocusFirstError.ts'
import { ColourSections } from './ColourSections.tsx'
import { ContrastPanel } from './ContrastPanel.tsx'
import { designOf, formOf, type DesignForm } from './designForm.ts'
import { LayoutInputs } from './LayoutInputs.tsx'
import { MissingModule } from './MissingModule.tsx'
import { SlotInputs } from './SlotInputs.tsx'
import { ThemePreview } from './ThemePreview.tsx'

const NAME_RULES = [required(), minLength(THEME_NAME_LENGTH.min), maxLength(THEME_NAME_LENGTH.max)]

/** The form of a brand's own theme, with a preview of the player app in the theme beside it. */
export default function ThemeEdit() {
  return (
    <EditBase<ThemeRow>
      mutationMode="pessimistic"
      redirect="show"
      error={<EditError />}
      queryOptions={{ onError: stay }}
      transform={({ name, design }) => ({ name, design: designOf(design) })}
      render={({ record }) =>
        record &&
        // built-in themes are copied, not changed
        (record.isShipped ? (
          <Navigate to={`/themes/${record.id}/show`} replace />
        ) : (
          <ThemeForm theme={record} />
        ))
      }
    />
  )
}

function EditError() {
  return <RecordError error={useEditContext().error} />
}

function ThemeForm({ theme }: { theme: ThemeRow }) {
  const ref = useFocusFirstError<HTMLDivElement>()
  return (
    <>
      <PageHeader title={theme.name} backTo={`/themes/${theme.id}/show`} />
      <MissingModule of={theme} />
      <Form record={{ ...theme, design: formOf(theme.design) }} noValidate>
        <Box
          ref={ref}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
            gap: 2,
            alignItems: 'start',
          }}
        >
          <Card sx={{ overflow: 'visible' }}>
            <Inputs />
          </Card>
          <Box sx={{ position: { lg: 'sticky' }, top: { lg: 72 } }}>
            <Views />
          </Box>
        </Box>
      </Form>
    </>
  )
}

/** The design as typed in the form. */
const useDesign = (): DesignForm => useWatch<{ design: DesignForm }, 'design'>({ name: 'design' })

function Inputs() {
  const design = useDesign()
  return (
    <>
      <Box sx={{ p: 2 }}>
        <TextInput source="name" validate={NAME_RULES} />
        <LayoutInputs />
        <ColourSections design={design} />
        <SlotInputs />
        <FormErrors />
      </Box>
      <Toolbar
        sx={{
          justifyContent: 'space-between',
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          bgcolor: 'background.paper',
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <SaveButton />
        <DeleteWithConfirmButton mutationMode="pessimistic" redirect="list" />
      </Toolbar>
    </>
  )
}

function Views() {
  const design = designOf(useDesign())
  const translate = useTranslate()
  const isWhole = MODES.every((mode) =>
    Object.values(design[mode]).every((colour) => WHOLE.test(colour))
  )
  return (
    <>
      <ThemePreview design={design} />
      {isWhole ? <ContrastPanel design={design} /> : <p>{translate('themes.colourUnfinished')}</p>}
    </>
  )
}

const WHOLE = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/
