import AddIcon from '@mui/icons-material/Add'
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { BetLimits } from '@grandstand/shared-types/coupons/limits/bet_limits'
import { LIMIT_SET_FIGURES } from '@grandstand/shared-types/coupons/limits/limit_set'
import type { BetLimitView } from '@grandstand/shared-types/wire/betting/book'
import { RecordLink } from '../../../fields/RecordLink.tsx'
import { ValueText } from '../../../fields/ValueText.tsx'
import { LinkButton } from '../../../record/page/LinkButton.tsx'
import { Panel } from '../../../record/page/Panel.tsx'
import { Failure } from '../../../record/page/Loaded.tsx'
import { Loading } from '../../../record/page/Loading.tsx'
import { BetLimitFigure } from '../../bet-limits/BetLimitFigure.tsx'
import { LimitSubject } from '../../markets/LimitSubject.tsx'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { useMatchLimits, type MatchLimits } from './useMatchLimits.ts'

/** The bet limits that apply to a match, from its sport down to its prices, and the limits in force. */
export function LimitsTab({ match }: { match: MatchRow }) {
  const translate = useTranslate()
  const { above, inside, effective, error, isPending } = useMatchLimits(match)
  if (error) return <Failure error={error} />
  if (isPending) return <Loading />
  const source = JSON.stringify({ scope: 'match', scopeId: match.id })
  return (
    <Panel
      title={translate('limitScreens.ofMatch')}
      isFlush
      aside={
        <LinkButton
          to={`/bet-limits/create?source=${encodeURIComponent(source)}`}
          icon={<AddIcon />}
          label={translate('limitScreens.add')}
        />
      }
    >
      <Box sx={{ px: 2, py: 1, fontSize: 12, color: 'text.secondary' }}>
        {translate(
          above.length + inside.length > 0 ? 'limitScreens.ofMatchHint' : 'limitScreens.none'
        )}
      </Box>
      {above.length + inside.length > 0 && (
        <LimitTable above={above} inside={inside} effective={effective} />
      )}
    </Panel>
  )
}

function LimitTable({ above, inside, effective }: Omit<MatchLimits, 'error' | 'isPending'>) {
  const translate = useTranslate()
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('limitScreens.subject')}</TableCell>
          {LIMIT_SET_FIGURES.map((name) => (
            <TableCell key={name} align="right">
              {translate(`resources.bet-limits.fields.${name}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {above.map((row) => (
          <LimitRow
            key={row.id}
            row={row}
            effective={effective.find(({ currency }) => currency === row.currency)?.limits}
          />
        ))}
        {effective.map(({ currency, limits }) => (
          <TableRow key={currency} sx={{ '& td, & th': { fontWeight: 700 } }}>
            <TableCell component="th" scope="row">
              {translate('limitScreens.ofMatchEffective', { currency })}
            </TableCell>
            <Figures limits={limits} currency={currency} />
          </TableRow>
        ))}
        {inside.map((row) => (
          <LimitRow key={row.id} row={row} />
        ))}
      </TableBody>
    </Table>
  )
}

function LimitRow({ row, effective }: { row: BetLimitView; effective?: BetLimits | undefined }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <RecordLink isMain resource="bet-limits" id={row.id}>
          <ValueText group="betLimitScope" code={row.scope} /> · {row.currency}
        </RecordLink>
        <Box sx={{ fontSize: 12, fontWeight: 400, color: 'text.secondary' }}>
          <LimitSubject scope={row.scope} scopeId={row.scopeId} />
        </Box>
      </TableCell>
      <Figures limits={row.limits} currency={row.currency} effective={effective} />
    </TableRow>
  )
}

interface FiguresProps {
  limits: BetLimits
  currency: string
  effective?: BetLimits | undefined
}

/** The figure in force is marked. */
function Figures({ limits, currency, effective }: FiguresProps) {
  return LIMIT_SET_FIGURES.map((name) => {
    const decides = effective !== undefined && limits[name] > 0 && limits[name] === effective[name]
    return (
      <TableCell
        key={name}
        align="right"
        sx={decides ? { fontWeight: 700, color: 'primary.main' } : {}}
      >
        <BetLimitFigure limits={limits} currency={currency} name={name} />
        {decides && ' ✓'}
      </TableCell>
    )
  })
}
