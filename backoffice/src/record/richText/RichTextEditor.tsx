import { useEffect } from 'react'
import { Box, FormHelperText } from '@mui/material'
import { EditorContent, useEditor } from '@tiptap/react'
import { FieldTitle, useInput, useResourceContext, ValidationError } from 'ra-core'
import { EXTENSIONS } from './extensions.ts'
import { RichTextToolbar } from './RichTextToolbar.tsx'
import { TEXT_LOOK } from './textLook.ts'

export interface RichTextProps {
  source: string
  label?: string
  /** Of the text. */
  lang?: string
  dir?: 'ltr' | 'rtl'
}

/** The editor of `RichTextInput`. */
export default function RichTextEditor({ source, label, lang, dir }: RichTextProps) {
  const resource = useResourceContext()
  const { field, fieldState, id } = useInput({ source, defaultValue: '' })
  const value = typeof field.value === 'string' ? field.value : ''
  const editor = useEditor(
    {
      extensions: EXTENSIONS,
      content: value,
      onUpdate: ({ editor: { isEmpty }, editor: own }) =>
        field.onChange(isEmpty ? '' : own.getHTML()),
      onBlur: () => field.onBlur(),
      editorProps: {
        attributes: {
          'role': 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': `${id}-label`,
          ...(lang && { lang }),
          ...(dir && { dir }),
        },
      },
    },
    [source]
  )
  useEffect(() => {
    // the record was read again, or the form was put back
    if (editor.isDestroyed) return
    if (!editor.isFocused && value !== editor.getHTML()) {
      editor.commands.setContent(value, { emitUpdate: false })
    }
  }, [editor, value])
  const fault = fieldState.error?.message
  return (
    <Box sx={{ minWidth: 0, width: '100%', mt: 1, mb: 1 }}>
      <Box
        id={`${id}-label`}
        component="span"
        sx={{ fontSize: 12, color: fault ? 'error.main' : 'text.secondary' }}
      >
        <FieldTitle
          source={source}
          {...(label !== undefined && { label })}
          {...(resource !== undefined && { resource })}
        />
      </Box>
      <Box
        sx={{
          'border': '1px solid',
          'borderColor': fault ? 'error.main' : 'divider',
          'borderRadius': '6px',
          'overflow': 'clip',
          '&:focus-within': { borderColor: 'primary.main' },
        }}
      >
        <RichTextToolbar editor={editor} />
        <Box sx={TEXT_LOOK}>
          <EditorContent editor={editor} />
        </Box>
      </Box>
      {fault && (
        <FormHelperText error>
          <ValidationError error={fault} />
        </FormHelperText>
      )}
    </Box>
  )
}
