import { LIMIT_SET_FIGURES } from '@grandstand/shared-types/coupons/limits/limit_set'
import { COUPON_TYPES, type CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { UserLimitLevel, UserLimitsView } from '@grandstand/shared-types/wire/people/accounts'
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useQuery } from '@tanstack/react-query'
import { useReading } from '../api/useCall.ts'
import { Dash } from '../fields/Money.tsx'
import { StatusChip } from '../fields/StatusChip.tsx'
import { Loaded } from '../record/page/Loaded.tsx'
import { COUPON_ACTIONS, LIMIT_FIGURES } from './figures.ts'
import { closedBy, limitSource, typeLimitSource, type LimitSource } from './limitSources.ts'
import { useFigureText } from './useFigureText.ts'

/** The limits in force for a user, with the figure of each level and the level that each limit comes from. */
export function UserLimits({ userId }: { userId: number }) {
  const answer = useQuery(useReading('GET /v1/users/:id/limits', { params: { id: userId } }))
  return (
    <Loaded answer={answer} sx={{ m: 2 }}>
      {(view) => <LimitTables view={view} />}
    </Loaded>
  )
}

function LimitTables({ view }: { view: UserLimitsView }) {
  const translate = useTranslate()
  return (
    <Box sx={{ p: 2 }}>
      <Typography sx={{ fontSize: 13, color: 'text.secondary', mb: 1 }}>
        {translate('limitScreens.userHint')}
      </Typography>
      <Box
        sx={{ overflowX: 'auto' }}
        tabIndex={0}
        role="group"
        aria-label={translate('people.limits')}
      >
        <Table size="small">
          <LevelHead levels={view.levels} />
          <TableBody>
            {LIMIT_FIGURES.map((name) => (
              <FigureRow
                key={name}
                label={translate(`limits.${name}`)}
                name={name}
                currency={view.currency}
                source={limitSource(view, name)}
              />
            ))}
            {COUPON_TYPES.map((type) => (
              <TypeRows key={type} view={view} type={type} />
            ))}
            {COUPON_TYPES.map((type) => (
              <FlagRow
                key={type}
                label={`values.couponType.${type}`}
                levels={view.levels}
                isOpen={view.effective.types[type] !== 0}
                isClosed={({ limits }) => limits.types?.[type] === 0}
              />
            ))}
            {COUPON_ACTIONS.map((action) => (
              <FlagRow
                key={action}
                label={`values.couponAction.${action}`}
                levels={view.levels}
                isOpen={view.effective.actions?.[action] !== 0}
                isClosed={({ limits }) => limits.actions?.[action] === 0}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  )
}

function LevelHead({ levels }: { levels: readonly UserLimitLevel[] }) {
  const translate = useTranslate()
  return (
    <TableHead>
      <TableRow>
        <TableCell>{translate('limitScreens.limit')}</TableCell>
        <TableCell align="right">{translate('limitScreens.effective')}</TableCell>
        {levels.map(({ kind, id, name }) => (
          <TableCell key={`${kind}${id}`} align="right">
            {translate(`limitScreens.level.${kind}`)}
            <Box sx={{ fontWeight: 400 }}>{name ?? '–'}</Box>
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  )
}

/** The figure in force is bold and coloured. */
const IN_FORCE = { fontWeight: 700, color: 'primary.main' } as const

/** Figures of a coupon type, where a level sets any. */
function TypeRows({ view, type }: { view: UserLimitsView; type: CouponType }) {
  const translate = useTranslate()
  return LIMIT_SET_FIGURES.map((name) => {
    const source = typeLimitSource(view, type, name)
    if (!source) return null
    const label = `${translate(`values.couponType.${type}`)}: ${translate(`limits.${name}`)}`
    return (
      <FigureRow key={name} label={label} name={name} currency={view.currency} source={source} />
    )
  })
}

interface FigureRowProps {
  label: string
  /** Name of the figure; its ending is the unit. */
  name: string
  currency: string
  source: LimitSource
}

function FigureRow({ label, name, currency, source }: FigureRowProps) {
  const { set, effective, from } = source
  const translate = useTranslate()
  const text = useFigureText(currency)
  const isOwn = effective !== 0 && from.length === 0
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {label}
      </TableCell>
      <TableCell align="right" sx={{ fontWeight: 700 }}>
        {text(name, effective)}
        {isOwn && (
          <Box sx={{ fontSize: 12, fontWeight: 400, color: 'text.secondary' }}>
            {translate('limitScreens.unset')}
          </Box>
        )}
      </TableCell>
      {set.map((value, index) => (
        <TableCell key={index} align="right" sx={from.includes(index) ? IN_FORCE : {}}>
          {value === null ? <Dash /> : text(name, value)}
          {from.includes(index) && ' ✓'}
        </TableCell>
      ))}
    </TableRow>
  )
}

interface FlagRowProps {
  label: string
  levels: readonly UserLimitLevel[]
  isOpen: boolean
  isClosed: (level: UserLimitLevel) => boolean
}

function FlagRow({ label, levels, isOpen, isClosed }: FlagRowProps) {
  const translate = useTranslate()
  const closing = closedBy(levels, isClosed)
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {translate(label)}
      </TableCell>
      <TableCell align="right">
        <StatusChip group="active" code={isOpen} />
      </TableCell>
      {levels.map((_, index) => (
        <TableCell key={index} align="right">
          {closing.includes(index) ? <StatusChip group="active" code={false} /> : <Dash />}
        </TableCell>
      ))}
    </TableRow>
  )
}
