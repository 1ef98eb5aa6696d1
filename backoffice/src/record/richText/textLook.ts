/** The look of a text in its editor, close to that of the players' site. */
import type { SxProps, Theme } from '@mui/material'

export const TEXT_LOOK: SxProps<Theme> = {
  'fontSize': 15,
  'lineHeight': 1.6,
  '& .tiptap': { minHeight: 220, maxHeight: 520, overflowY: 'auto', p: 2, outline: 'none' },
  '& p, & ul, & ol, & blockquote, & table': { my: 1 },
  '& h2': { fontSize: 19, fontWeight: 700, mt: 2.5, mb: 0.5 },
  '& h3': { fontSize: 16, fontWeight: 700, mt: 2, mb: 0.5 },
  '& h4': { fontSize: 15, fontWeight: 700, mt: 2, mb: 0.5 },
  '& .tiptap > :first-of-type': { mt: 0 },
  '& a': { color: 'primary.main', textDecoration: 'underline' },
  '& ul, & ol': { paddingInlineStart: '1.5em' },
  '& blockquote': {
    mx: 0,
    paddingInlineStart: 1.5,
    borderInlineStart: '3px solid',
    borderColor: 'primary.main',
    color: 'text.secondary',
  },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: '6px' },
  '& img.ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& td, & th': {
    border: '1px solid',
    borderColor: 'divider',
    p: 1,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& td p, & th p': { m: 0 },
}
