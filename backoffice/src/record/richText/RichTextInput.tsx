import { lazy, Suspense } from 'react'
import { Skeleton } from '@mui/material'
import type { RichTextProps } from './RichTextEditor.tsx'

const RichTextEditor = lazy(() => import('./RichTextEditor.tsx'))

/** Text with headings, lists, links, tables and pictures, as HTML. The editor loads with the first one. */
export function RichTextInput(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={300} sx={{ mt: 3, mb: 1 }} />}>
      <RichTextEditor {...props} />
    </Suspense>
  )
}
