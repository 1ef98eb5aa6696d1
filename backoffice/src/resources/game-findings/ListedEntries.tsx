import type { GameFindingRow, ListedEntry } from '@grandstand/shared-types/wire/games/findings'
import {
  Box,
  DialogContent,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material'
import { useTranslate } from 'ra-core'
import { Dash, Money } from '../../fields/Money.tsx'
import { Time } from '../../fields/Time.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { ActionDialog, DialogButtons } from '../../record/dialogs/ActionDialog.tsx'
import { DialogButton } from '../../record/dialogs/FormDialog.tsx'

/** A button that shows what the provider's list says of the transaction; nothing where it names it nowhere. */
export function ListedEntries({ of: { listed } }: { of: GameFindingRow }) {
  const translate = useTranslate()
  const entries = [listed ?? []].flat()
  if (entries.length === 0) return null
  return (
    <DialogButton
      variant="text"
      label={translate('gameFindings.listed.label', { smart_count: entries.length })}
      dialog={(close) => <EntriesDialog entries={entries} onClose={close} />}
    />
  )
}

interface EntriesDialogProps {
  entries: readonly ListedEntry[]
  onClose: () => void
}

const COLUMNS = ['kind', 'amount', 'user', 'round', 'bet', 'closes', 'at'] as const

function EntriesDialog({ entries, onClose }: EntriesDialogProps) {
  const translate = useTranslate()
  return (
    <ActionDialog maxWidth="md" title={translate('gameFindings.listed.title')} onClose={onClose}>
      <DialogContent sx={{ pt: 0 }}>
        <TableContainer tabIndex={0} aria-label={translate('gameFindings.listed.title')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {COLUMNS.map((column) => (
                  <TableCell key={column}>{translate(`gameFindings.listed.${column}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {entries.map((entry, place) => (
                // versions have no name of their own, and their order stays
                <Entry key={place} of={entry} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </DialogContent>
      <DialogButtons isDone onClose={onClose} />
    </ActionDialog>
  )
}

function Entry({ of: { money, roundId, unreadable } }: { of: ListedEntry }) {
  const translate = useTranslate()
  if (money === null) {
    return (
      <TableRow>
        <TableCell colSpan={COLUMNS.length}>
          {translate('gameFindings.listed.unreadable')}
          {unreadable !== undefined && <Raw text={unreadable} />}
        </TableCell>
      </TableRow>
    )
  }
  return (
    <TableRow>
      <TableCell>
        <ValueText group="gameTransactionKind" code={money.kind} />
      </TableCell>
      <TableCell>
        <Money minor={money.amountMinor} currency={money.currency} />
      </TableCell>
      <TableCell>{money.userId}</TableCell>
      <TableCell sx={NAME}>
        {roundId === null ? <Dash /> : <bdi dir="ltr">{roundId}</bdi>}
      </TableCell>
      <TableCell sx={NAME}>
        {money.betTransactionId === null ? <Dash /> : <bdi dir="ltr">{money.betTransactionId}</bdi>}
      </TableCell>
      <TableCell>{translate(money.closesRound ? 'ra.boolean.true' : 'ra.boolean.false')}</TableCell>
      <TableCell>
        <Time hasSeconds at={money.at} />
      </TableCell>
    </TableRow>
  )
}

const NAME = { minWidth: 110, overflowWrap: 'anywhere' } as const

const Raw = ({ text }: { text: string }) => (
  <Box
    component="pre"
    dir="ltr"
    sx={{ m: 0, mt: 0.5, fontSize: 12, whiteSpace: 'pre-wrap', ...NAME }}
  >
    {text}
  </Box>
)
