import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { runnerName } from '@grandstand/shared-types/catalogue/match_name'
import type { OutcomeRow } from '@grandstand/shared-types/wire/betting/catalogue'
import type { RaceFieldView, RunnerView } from '@grandstand/shared-types/wire/betting/races'
import { Dash } from '../../../../fields/Money.tsx'
import { Odds } from '../../../../fields/Odds.tsx'
import { StatusChip } from '../../../../fields/StatusChip.tsx'
import { useFormat } from '../../../../format/useFormat.ts'
import { formatNumber } from '../../../../record/inputs/numberText.ts'
import { columnKey, shownColumns } from '../card/shownColumns.ts'
import { RunnerLabel } from '../RunnerLabel.tsx'

interface RunnerTableProps {
  field: RaceFieldView
  /** Of the Winner market; empty without one. */
  outcomes: readonly OutcomeRow[]
  mayEdit: boolean
  onChange: (runner: number) => void
}

const WIDE = { display: { xs: 'none', md: 'table-cell' } }

/** The runners with what the card says of them, their price to win now, and their status. */
export function RunnerTable({ field, outcomes, mayEdit, onChange }: RunnerTableProps) {
  const translate = useTranslate()
  const { kind, runners } = field
  const shown = new Set(shownColumns(kind))
  const hasJockey = shown.has('jockey')
  const hasDraw = shown.has('draw')
  const label = (column: 'draw' | 'jockey' | 'trainer') => translate(columnKey(kind, column))
  return (
    <Table size="small" aria-label={translate('race.field')}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('race.runner')}</TableCell>
          {hasJockey && <TableCell sx={WIDE}>{label('jockey')}</TableCell>}
          {shown.has('trainer') && <TableCell sx={WIDE}>{label('trainer')}</TableCell>}
          {hasDraw && (
            <TableCell align="right" sx={WIDE}>
              {label('draw')}
            </TableCell>
          )}
          <TableCell align="right">{translate('race.priceNow')}</TableCell>
          <TableCell>{translate('race.status')}</TableCell>
          {mayEdit && <TableCell component="td" sx={WIDE} />}
        </TableRow>
      </TableHead>
      <TableBody>
        {runners.map((runner) => {
          const { number, card } = runner
          const outcome = outcomes.find(({ key }) => key === String(number))
          return (
            <TableRow key={number} hover>
              <TableCell sx={{ minWidth: 150 }}>
                <RunnerLabel runner={runner} kind={kind} note={<CardNote runner={runner} />} />
              </TableCell>
              {hasJockey && <TableCell sx={WIDE}>{card.jockey ?? <Dash />}</TableCell>}
              {shown.has('trainer') && <TableCell sx={WIDE}>{card.trainer ?? <Dash />}</TableCell>}
              {hasDraw && (
                <TableCell align="right" sx={WIDE}>
                  {card.draw ?? <Dash />}
                </TableCell>
              )}
              <TableCell align="right">
                {outcome ? (
                  <Box
                    component="span"
                    sx={{
                      fontWeight: 600,
                      ...(!outcome.active && {
                        color: 'text.secondary',
                        textDecoration: 'line-through',
                      }),
                    }}
                  >
                    <Odds milli={outcome.oddsMilli} />
                  </Box>
                ) : (
                  <Dash />
                )}
              </TableCell>
              <TableCell>
                <StatusChip group="runnerStatus" code={runner.status} />
                <Absence runner={runner} />
                {mayEdit && (
                  <Box sx={{ display: { md: 'none' }, ml: -1.5 }}>
                    <ChangeButton runner={runner} onClick={() => onChange(number)} />
                  </Box>
                )}
              </TableCell>
              {mayEdit && (
                <TableCell align="right" sx={WIDE}>
                  <ChangeButton runner={runner} onClick={() => onChange(number)} />
                </TableCell>
              )}
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}

function ChangeButton({ runner, onClick }: { runner: RunnerView; onClick: () => void }) {
  const translate = useTranslate()
  const name = runnerName(runner.number, runner.name)
  return (
    <Button
      color="inherit"
      aria-label={translate('race.changeOf', { name })}
      onClick={onClick}
      sx={{ minWidth: 0 }}
    >
      {translate('race.change')}
    </Button>
  )
}

/** Form, age and weight; on a phone also who rides. */
function CardNote({ runner: { card, entry } }: { runner: RunnerView }) {
  const translate = useTranslate()
  const { locale } = useFormat()
  const parts = [
    card.form,
    card.age !== undefined && translate('race.years', { smart_count: card.age }),
    card.weightGrams !== undefined && `${formatNumber(card.weightGrams / 1000, locale)} kg`,
    entry !== null && translate('race.coupledAs', { entry }),
  ].filter(Boolean)
  return (
    <>
      {parts.join(' · ')}
      {card.jockey && (
        <Box sx={{ display: { md: 'none' } }}>
          {[card.jockey, card.draw !== undefined && `(${card.draw})`].filter(Boolean).join(' ')}
        </Box>
      )}
    </>
  )
}

/** When and at which price it came out, or whose place it took. */
function Absence({ runner }: { runner: RunnerView }) {
  const translate = useTranslate()
  const format = useFormat()
  const { withdrawnAt, withdrawnOddsMilli, replaces } = runner
  if (withdrawnAt === null && replaces === null) return null
  return (
    <Box sx={{ mt: 0.25, fontSize: 12, color: 'text.secondary' }}>
      {withdrawnAt !== null && format.time(withdrawnAt)}
      {withdrawnOddsMilli !== null && (
        <>
          {' · '}
          <Odds milli={withdrawnOddsMilli} />
        </>
      )}
      {replaces !== null && translate('race.inPlaceOf', { number: replaces })}
    </Box>
  )
}
