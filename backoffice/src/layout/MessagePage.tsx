import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { PageHeader } from './PageHeader.tsx'

/** A page that says why it is empty, with a way back. */
function MessagePage({ title, text }: { title: string; text: string }) {
  const translate = useTranslate()
  return (
    <>
      <PageHeader title={translate(title)} backTo="/" />
      <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{translate(text)}</Box>
    </>
  )
}

export function AccessDeniedPage() {
  return <MessagePage title="ra.page.access_denied" text="ra.message.access_denied" />
}

export function NotFoundPage() {
  return <MessagePage title="ra.page.not_found" text="ra.message.not_found" />
}
