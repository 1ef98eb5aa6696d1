import { useState } from 'react'
import { DEFAULT_LANGUAGE, type SiteLanguage } from '@grandstand/shared-types/languages/table'
import { Box } from '@mui/material'
import type { RaRecord } from 'ra-core'
import { inLanguage } from '../../format/inLanguage.ts'
import { useFormat } from '../../format/useFormat.ts'
import { RecordForm } from '../../record/form/FormPage.tsx'
import { FormTabs } from '../../record/form/FormTabs.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { AmountInputs } from './inputs/AmountInputs.tsx'
import { AudienceInputs } from './inputs/AudienceInputs.tsx'
import { FieldsInput } from './inputs/FieldsInput.tsx'
import { GatewayInputs } from './inputs/GatewayInputs.tsx'
import { GeneralInputs } from './inputs/GeneralInputs.tsx'
import { MethodTexts } from './inputs/MethodTexts.tsx'
import { bodyOf, NEW_METHOD, rowsOf } from './methodValues.ts'
import { MethodPreview } from './preview/MethodPreview.tsx'

/** A payment method, with the player's form as it becomes beside the inputs. */
export default function MethodForm() {
  const { locale } = useFormat()
  return (
    <RecordForm
      transform={bodyOf}
      defaultValues={{ ...NEW_METHOD }}
      valuesOf={valuesOf}
      titleOf={({ names }: RaRecord) => inLanguage(names, locale)}
      canDelete
      isWide
      inputs={(isNew) => <MethodInputs isNew={isNew} />}
      below={<RecordHistory />}
    />
  )
}

const valuesOf = (record?: RaRecord) =>
  rowsOf({ settings: record?.['settings'], secretNames: record?.['secretNames'] })

function MethodInputs({ isNew }: { isNew: boolean }) {
  const chosen = useState<SiteLanguage>(DEFAULT_LANGUAGE)
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        gap: { xs: 2, lg: 3 },
        alignItems: 'start',
        width: '100%',
      }}
    >
      <FormTabs
        labels="paymentMethods.tabs"
        tabs={[
          { id: 'general', content: <GeneralInputs /> },
          { id: 'texts', content: <MethodTexts chosen={chosen} /> },
          { id: 'fields', content: <FieldsInput chosen={chosen} /> },
          { id: 'amounts', content: <AmountInputs /> },
          { id: 'audience', content: <AudienceInputs /> },
          { id: 'gateway', content: <GatewayInputs isNew={isNew} /> },
        ]}
      />
      <MethodPreview chosen={chosen} />
    </Box>
  )
}
