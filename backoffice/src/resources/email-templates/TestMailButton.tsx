import type { MailText } from '@grandstand/shared-types/wire/site/mail'
import SendIcon from '@mui/icons-material/SendOutlined'
import { useTranslate } from 'ra-core'
import { createPortal } from 'react-dom'
import { useCall } from '../../api/useCall.ts'
import { DialogButton } from '../../record/dialogs/FormDialog.tsx'
import { TextDialog } from '../../record/dialogs/TextDialog.tsx'

interface TestMailProps {
  id: number
  /** The text in the form, saved or not. */
  text: MailText
}

/** Sends the text to an address, with example values. */
export function TestMailButton(props: TestMailProps) {
  const translate = useTranslate()
  return (
    <DialogButton
      color="inherit"
      startIcon={<SendIcon />}
      label={translate('mailTexts.sendTest')}
      // a form of its own, outside the form of the record
      dialog={(close) => createPortal(<TestDialog {...props} onClose={close} />, document.body)}
    />
  )
}

function TestDialog({ id, text, onClose }: TestMailProps & { onClose: () => void }) {
  const translate = useTranslate()
  const call = useCall()
  return (
    <TextDialog
      title={translate('mailTexts.sendTest')}
      submit={translate('mailTexts.send')}
      type="email"
      label={translate('mailTexts.testTo')}
      helperText={translate('mailTexts.examples')}
      send={(to) =>
        call('POST /v1/email-templates/:id/tests', { params: { id }, body: { ...text, to } })
      }
      done="mailTexts.testSent"
      onClose={onClose}
    />
  )
}
