import type { ContactMessageRow } from '@grandstand/shared-types/wire/site/contact'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useMay } from '../../access/useMay.ts'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { MessageActions } from './MessageActions.tsx'

/** One message of the contact form with its answer. Its fields are what a stranger typed, and shown as text. */
export default recordPage(MessagePage)

function MessagePage({ record: message }: { record: ContactMessageRow }) {
  const translate = useTranslate()
  const mayAnswer = useMay('contact.answer')
  const label = (name: string) => translate(`resources.contact-messages.fields.${name}`)
  const { subject, name, email, username, userId, language, text, answer } = message
  return (
    <>
      <PageHeader
        title={subject}
        backTo="/contact-messages"
        detail={<StatusChip group="contactState" code={message.state} />}
        actions={mayAnswer && <MessageActions key={message.id} message={message} />}
      />
      <Panel>
        <Facts
          facts={[
            [label('name'), name],
            [label('email'), <bdi dir="ltr">{email}</bdi>],
            username !== null && [
              label('username'),
              <RecordLink resource="users" id={userId}>
                {username}
              </RecordLink>,
            ],
            [label('language'), <ValueText group="language" code={language} />],
            [label('createdAt'), <Time at={message.createdAt} />],
          ]}
        />
      </Panel>
      <Panel title={label('text')}>
        <Lines text={text} />
      </Panel>
      {answer !== null && (
        <Panel
          title={label('answer')}
          aside={
            <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
              {message.answeredByName} · <Time at={message.answeredAt} />
            </Box>
          }
        >
          <Lines text={answer} />
        </Panel>
      )}
      <RecordHistory />
    </>
  )
}

const Lines = ({ text }: { text: string }) => (
  <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720 }}>
    {text}
  </Box>
)
