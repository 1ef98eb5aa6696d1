import { useMemo, useState } from 'react'
import { Alert, Box, Button, DialogContent } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { FieldKind } from '@grandstand/shared-types/racing/field/runner'
import { ActionDialog, DialogButtons } from '../../../../record/dialogs/ActionDialog.tsx'
import { TextField } from '../../../../record/inputs/TextField.tsx'
import { CARD_COLUMNS } from './cardColumns.ts'
import { runnersOf, type CardRow } from './cardRow.ts'
import { CopiedTableView } from './CopiedTableView.tsx'
import { exchangeCard } from './exchangeCard.ts'
import { readCard, tableOf, type Meaning } from './readCard.ts'

interface PasteCardDialogProps {
  kind: FieldKind
  /** Whether rows stand in the table that the card would take the place of. */
  replaces: boolean
  onRead: (rows: CardRow[]) => void
  onClose: () => void
}

/** Reads a copied card: shows what each column is taken for, what was read and what was not, before the table is filled. */
export function PasteCardDialog({ kind, replaces, onRead, onClose }: PasteCardDialogProps) {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<readonly Meaning[] | null>(null)
  const table = useMemo(() => exchangeCard(text) ?? tableOf(text), [text])
  const meanings = chosen ?? table.meanings
  const { rows, unread } = useMemo(() => readCard(table, meanings), [table, meanings])
  const { faults } = useMemo(() => runnersOf(rows), [rows])
  const order = CARD_COLUMNS.map((column) => translate(`race.columns.${column}`)).join(', ')
  return (
    <ActionDialog title={translate('race.paste.title')} maxWidth="lg" onClose={onClose}>
      <DialogContent sx={{ pt: 0 }}>
        <Box sx={{ fontSize: 13, color: 'text.secondary', mb: 1 }}>
          {translate('race.paste.hint', { order })}
        </Box>
        <TextField
          multiline
          minRows={4}
          maxRows={10}
          autoFocus
          label={translate('race.paste.text')}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setChosen(null)
          }}
          slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
        />
        <Box aria-live="polite" sx={{ mt: 1 }}>
          {text.trim() !== '' && (
            <Box sx={{ fontSize: 13, fontWeight: 600 }}>
              {translate('race.paste.read', { smart_count: rows.length })}
              {table.head && ` · ${translate('race.paste.withHead')}`}
            </Box>
          )}
          {unread.length > 0 && (
            <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
              {translate('race.paste.unread', { smart_count: unread.length })}
              <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2 }}>
                {unread.map(({ line, text: said }) => (
                  <li key={line}>
                    {translate('race.paste.line', { line })} <bdi>{said}</bdi>
                  </li>
                ))}
              </Box>
            </Alert>
          )}
          {faults.length > 0 && (
            <Alert severity="info" variant="outlined" sx={{ mt: 1 }}>
              {translate('race.paste.doubtful', { smart_count: faults.length })}
            </Alert>
          )}
        </Box>
        {table.lines.length > 0 && (
          <CopiedTableView
            kind={kind}
            table={table}
            meanings={meanings}
            rows={rows}
            faults={faults}
            onChange={setChosen}
          />
        )}
      </DialogContent>
      <DialogButtons onClose={onClose} hint={replaces && translate('race.paste.replaces')}>
        <Button
          variant="contained"
          disabled={rows.length === 0}
          onClick={() => {
            onRead(rows)
            onClose()
          }}
        >
          {translate('race.paste.fill', { smart_count: rows.length })}
        </Button>
      </DialogButtons>
    </ActionDialog>
  )
}
