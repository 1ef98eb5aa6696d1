import {
  MAIL_BODY_LENGTH,
  MAIL_KINDS,
  MAIL_SUBJECT_LENGTH,
  type EmailTemplateRow,
} from '@grandstand/shared-types/wire/site/mail'
import { Box } from '@mui/material'
import { required, useRecordContext, useTranslate } from 'ra-core'
import { TextInput } from '../../record/inputs/TextInput.tsx'
import { useWatch } from 'react-hook-form'
import { FormSection } from '../../record/form/FormSection.tsx'
import { MailPreview } from './MailPreview.tsx'
import { ShippedTextButton } from '../../record/dialogs/ShippedTextButton.tsx'
import { TestMailButton } from './TestMailButton.tsx'

const BODY = { '& textarea': { fontFamily: 'ui-monospace, monospace', fontSize: 13 } }

/** Subject and body, the placeholders, and a preview of the mail. */
export function TemplateInputs() {
  const translate = useTranslate()
  const record = useRecordContext<EmailTemplateRow>()
  const [subject, body]: unknown[] = useWatch({ name: ['subject', 'body'] })
  if (!record) return null
  const text = { subject: String(subject ?? ''), body: String(body ?? '') }
  return (
    <>
      <Box sx={{ display: 'grid', width: '100%' }}>
        <TextInput
          source="subject"
          validate={required()}
          slotProps={{ htmlInput: { maxLength: MAIL_SUBJECT_LENGTH.max } }}
        />
        <TextInput
          source="body"
          multiline
          minRows={8}
          maxRows={24}
          validate={required()}
          helperText={translate('mailTexts.bodyHint')}
          slotProps={{ htmlInput: { maxLength: MAIL_BODY_LENGTH.max, spellCheck: false } }}
          sx={BODY}
        />
      </Box>
      <Placeholders names={MAIL_KINDS[record.kind]} />
      <FormSection title={translate('mailTexts.preview')} hint={translate('mailTexts.examples')}>
        <Box sx={{ gridColumn: '1 / -1', mt: 1 }}>
          <MailPreview id={record.id} text={text} />
        </Box>
      </FormSection>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TestMailButton id={record.id} text={text} />
        {record.updatedAt !== null && (
          <ShippedTextButton
            call="DELETE /v1/email-templates/:id"
            id={record.id}
            texts="mailTexts"
          />
        )}
      </Box>
    </>
  )
}

function Placeholders({ names }: { names: readonly string[] }) {
  const translate = useTranslate()
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 1,
        mb: 2.5,
        display: 'grid',
        gridTemplateColumns: 'max-content 1fr',
        gap: '2px 12px',
        fontSize: 13,
      }}
    >
      {names.map((name) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ fontFamily: 'ui-monospace, monospace' }}>
            {`{${name}}`}
          </Box>
          <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
            {translate(`mailTexts.placeholder.${name}`)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
