import { useState, type FormEvent } from 'react'
import { isWebAddress } from '@grandstand/shared-types/core/web_address'
import LinkIcon from '@mui/icons-material/LinkOutlined'
import { Button, DialogContent, TextField } from '@mui/material'
import { useEditorState, type Editor } from '@tiptap/react'
import { useTranslate } from 'ra-core'
import { createPortal } from 'react-dom'
import { ActionDialog, DialogButtons } from '../dialogs/ActionDialog.tsx'
import { TextButton } from './TextButton.tsx'

const MAIL_OR_PHONE = /^(mailto|tel):\S+$/

/** Makes the chosen words a link, or changes and removes the link at the cursor. */
export function LinkButton({ editor }: { editor: Editor }) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const isOn = useEditorState({ editor, selector: ({ editor: own }) => own.isActive('link') })
  return (
    <>
      <TextButton label={translate('richText.link')} isOn={isOn} onPress={() => setIsOpen(true)}>
        <LinkIcon />
      </TextButton>
      {/* a form of its own, outside of the form of the record */}
      {isOpen &&
        createPortal(
          <LinkDialog editor={editor} onClose={() => setIsOpen(false)} />,
          document.body
        )}
    </>
  )
}

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const translate = useTranslate()
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''))
  const isRight = isWebAddress(address) || MAIL_OR_PHONE.test(address)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (address !== '' && !isRight) return
    const chain = editor.chain().focus().extendMarkRange('link')
    const isExternal = address.startsWith('https:')
    if (address === '') chain.unsetLink().run()
    else chain.setLink({ href: address, target: isExternal ? '_blank' : null }).run()
    onClose()
  }
  return (
    <ActionDialog title={translate('richText.link')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent sx={{ pt: 0 }}>
          <TextField
            autoFocus
            fullWidth
            label={translate('richText.address')}
            value={address}
            onChange={(event) => setAddress(event.target.value.trim())}
            error={address !== '' && !isRight}
            helperText={translate('richText.linkHint')}
            slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
          />
        </DialogContent>
        <DialogButtons onClose={onClose}>
          <Button type="submit" variant="contained" disabled={address !== '' && !isRight}>
            {translate(address === '' ? 'richText.unlink' : 'ra.action.save')}
          </Button>
        </DialogButtons>
      </form>
    </ActionDialog>
  )
}
