import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Dash } from '../../fields/Money.tsx'
import { formatRate } from '../../format/formatRate.ts'
import { useFormat } from '../../format/useFormat.ts'
import type { DealTier } from '@grandstand/shared-types/affiliates/deal'
import type { CommissionBand } from '@grandstand/shared-types/statements/commission'
import type { AuditRow } from '@grandstand/shared-types/wire/audit'
import { changesOf, creditChanges, type Change } from './changes.ts'
import { changeText, type ChangeText, type ChangeWords } from './changeText.ts'
import { unnamedFields } from './subjectMarket.ts'

const SHOWN_AT_ONCE = 4

/** The changed fields, without those that are part of the subject's name, and the rest behind a fold. */
export function AuditDetail({ row }: { row: AuditRow }) {
  const isCredit = row.action.startsWith('credit.')
  const changes = isCredit ? creditChanges(row.detail) : changesOf(row.detail)
  return (
    <ChangeLines
      changes={unnamedFields(row, changes)}
      // the terms of the brand's default deal read as those of an affiliate
      of={row.action === 'affiliate.defaultDeal' ? 'affiliate' : row.subjectType}
      nameOf={(field, id) => row.names[`${field}:${id}`]}
    />
  )
}

interface ChangeLinesProps {
  changes: readonly Change[]
  of: string
  /** The name of the row with this id in the field. */
  nameOf?: ChangeWords['nameOf']
}

/** A line for each changed field of a subject; if there are many, the rest is folded. */
export function ChangeLines({ changes, of, nameOf }: ChangeLinesProps) {
  const translate = useTranslate()
  const format = useFormat()
  const words = {
    translate: (key: string, fallback: string) => translate(key, { _: fallback, smart_count: 2 }),
    nameOf: nameOf ?? (() => undefined),
    amount: format.amount,
    rate: (rate: number) => formatRate(rate, format.locale),
    time: (epochMs: number) => format.time(epochMs, { hasSeconds: true }),
    band: ({ fromSelections, rate }: CommissionBand) =>
      translate('plans.band', { from: fromSelections, rate: format.amount(rate) }),
    tier: ({ fromMinor, rate }: DealTier) =>
      translate('affiliates.tier', { from: format.amount(fromMinor), rate: format.amount(rate) }),
  }
  const lines = changes.map((change) => changeText(change, of, words))
  if (lines.length === 0) return <Dash />
  const rest = lines.slice(SHOWN_AT_ONCE)
  return (
    <Box sx={{ fontSize: 12, py: 0.25, minWidth: { md: 200 }, maxWidth: 460 }}>
      {lines.slice(0, SHOWN_AT_ONCE).map((line) => (
        <Line key={line.label} line={line} />
      ))}
      {rest.length > 0 && (
        <Box component="details" sx={{ '& summary': { cursor: 'pointer', color: 'primary.main' } }}>
          <summary>+{rest.length}</summary>
          {rest.map((line) => (
            <Line key={line.label} line={line} />
          ))}
        </Box>
      )}
    </Box>
  )
}

/** The old value struck out, the new one plain. */
function Line({ line: { label, before, after } }: { line: ChangeText }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary', flex: '0 0 40%', maxWidth: 180 }}>
        {label}
      </Box>
      <Box component="span" sx={{ minWidth: 0 }}>
        {before !== null && (
          <>
            <Box component="del" sx={{ color: 'text.secondary' }}>
              {before}
            </Box>
            {' → '}
          </>
        )}
        {after}
      </Box>
    </Box>
  )
}
