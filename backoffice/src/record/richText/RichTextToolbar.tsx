import AlignCenterIcon from '@mui/icons-material/FormatAlignCenter'
import BoldIcon from '@mui/icons-material/FormatBold'
import BulletIcon from '@mui/icons-material/FormatListBulleted'
import ItalicIcon from '@mui/icons-material/FormatItalic'
import NumberIcon from '@mui/icons-material/FormatListNumbered'
import QuoteIcon from '@mui/icons-material/FormatQuote'
import TableIcon from '@mui/icons-material/TableChartOutlined'
import UnderlineIcon from '@mui/icons-material/FormatUnderlined'
import UndoIcon from '@mui/icons-material/Undo'
import RedoIcon from '@mui/icons-material/Redo'
import { Box, Divider } from '@mui/material'
import { useEditorState, type Editor } from '@tiptap/react'
import { useTranslate } from 'ra-core'
import { HEADING_LEVELS } from './extensions.ts'
import { LinkButton } from './LinkButton.tsx'
import { PictureButton } from './PictureButton.tsx'
import { TextButton } from './TextButton.tsx'

const MARKS = [
  { name: 'bold', Icon: BoldIcon, run: (editor: Editor) => editor.chain().focus().toggleBold() },
  {
    name: 'italic',
    Icon: ItalicIcon,
    run: (editor: Editor) => editor.chain().focus().toggleItalic(),
  },
  {
    name: 'underline',
    Icon: UnderlineIcon,
    run: (editor: Editor) => editor.chain().focus().toggleUnderline(),
  },
] as const

const BLOCKS = [
  {
    name: 'bulletList',
    Icon: BulletIcon,
    run: (editor: Editor) => editor.chain().focus().toggleBulletList(),
  },
  {
    name: 'orderedList',
    Icon: NumberIcon,
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList(),
  },
  {
    name: 'blockquote',
    Icon: QuoteIcon,
    run: (editor: Editor) => editor.chain().focus().toggleBlockquote(),
  },
] as const

const NEW_TABLE = { rows: 3, cols: 2, withHeaderRow: true }

/** The buttons above a text. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const translate = useTranslate()
  const active = useEditorState({
    editor,
    selector: ({ editor: own }) => ({
      marks: [...MARKS, ...BLOCKS].filter(({ name }) => own.isActive(name)).map(({ name }) => name),
      level: HEADING_LEVELS.find((level) => own.isActive('heading', { level })),
      isCentred: own.isActive({ textAlign: 'center' }),
      canUndo: own.can().undo(),
      canRedo: own.can().redo(),
    }),
  })
  const isOn = (name: string) => active.marks.some((mark) => mark === name)
  return (
    <Box
      role="toolbar"
      aria-label={translate('richText.toolbar')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.25,
        p: 0.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
        bgcolor: 'action.hover',
      }}
    >
      {HEADING_LEVELS.map((level) => (
        <TextButton
          key={level}
          label={translate(`richText.heading${level}`)}
          isOn={active.level === level}
          onPress={() => editor.chain().focus().toggleHeading({ level }).run()}
        >
          <b>{`H${level - 1}`}</b>
        </TextButton>
      ))}
      <Divider orientation="vertical" flexItem />
      {MARKS.map(({ name, Icon, run }) => (
        <TextButton
          key={name}
          label={translate(`richText.${name}`)}
          isOn={isOn(name)}
          onPress={() => run(editor).run()}
        >
          <Icon />
        </TextButton>
      ))}
      <LinkButton editor={editor} />
      <Divider orientation="vertical" flexItem />
      {BLOCKS.map(({ name, Icon, run }) => (
        <TextButton
          key={name}
          label={translate(`richText.${name}`)}
          isOn={isOn(name)}
          onPress={() => run(editor).run()}
        >
          <Icon />
        </TextButton>
      ))}
      <TextButton
        label={translate('richText.centre')}
        isOn={active.isCentred}
        onPress={() => editor.chain().focus().toggleTextAlign('center').run()}
      >
        <AlignCenterIcon />
      </TextButton>
      <TextButton
        label={translate('richText.table')}
        onPress={() => editor.chain().focus().insertTable(NEW_TABLE).run()}
      >
        <TableIcon />
      </TextButton>
      <PictureButton editor={editor} />
      <Divider orientation="vertical" flexItem />
      <TextButton
        label={translate('ra.action.undo')}
        isDisabled={!active.canUndo}
        onPress={() => editor.chain().focus().undo().run()}
      >
        <UndoIcon />
      </TextButton>
      <TextButton
        label={translate('richText.redo')}
        isDisabled={!active.canRedo}
        onPress={() => editor.chain().focus().redo().run()}
      >
        <RedoIcon />
      </TextButton>
    </Box>
  )
}
