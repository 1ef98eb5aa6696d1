import { useState } from 'react'
import { linkCodeOf } from '@grandstand/shared-types/affiliates/link_codes'
import type { AffiliateReach } from '@grandstand/shared-types/wire/affiliates/own'
import { Box, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useReading } from '../../api/useCall.ts'
import { Money } from '../../fields/Money.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { DayFields, type Days } from '../../record/inputs/DayFields.tsx'
import { FigureHead, FigureTable } from '../../record/page/FigureTable.tsx'
import { Loaded } from '../../record/page/Loaded.tsx'
import { Panel } from '../../record/page/Panel.tsx'

const STEPS = ['clicks', 'registrations', 'firstDeposits', 'firstStakes'] as const

/** From the click to the money: what an affiliate's links brought, as a funnel and by link. */
export function ReachPanel({ id }: { id: number }) {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<Days>({})
  const answer = useQuery(
    useReading('GET /v1/affiliates/:id/reach', { params: { id }, query: chosen })
  )
  // at first the server chooses: it knows which day the brand has
  const { from, to } = answer.data ?? chosen
  return (
    <Panel title={translate('affiliates.reach.title')}>
      <Box sx={BAR}>
        <DayFields days={{ ...(from && { from }), ...(to && { to }) }} onChange={setChosen} />
      </Box>
      <Loaded answer={answer}>
        {(reach) => (
          <>
            <Funnel of={reach} />
            {reach.links.length > 0 && <Links of={reach} />}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

const BAR = {
  'display': 'flex',
  'flexWrap': 'wrap',
  'gap': 1.5,
  'mb': 2,
  '& .MuiFormControl-root': { m: 0, width: 150 },
} as const

/** Each step as long as its part of the widest, with the part of the step before that came so far. */
function Funnel({ of: { days, revenueMinor, currency } }: { of: AffiliateReach }) {
  const translate = useTranslate()
  const format = useFormat()
  const counts = STEPS.map((step) => days.reduce((sum, day) => sum + day[step], 0))
  const most = Math.max(1, ...counts)
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', rowGap: 1 }}>
      {STEPS.map((step, place) => {
        const [count = 0, before = 0] = [counts[place], counts[place - 1]]
        return (
          <Box component="li" key={step} sx={ROW}>
            <span>{translate(`affiliates.reach.${step}`)}</span>
            <Box aria-hidden sx={{ minWidth: 0 }}>
              <Box
                sx={{
                  height: 18,
                  minWidth: 2,
                  borderRadius: 0.5,
                  width: `${(count / most) * 100}%`,
                  bgcolor: 'primary.main',
                }}
              />
            </Box>
            <Box sx={{ textAlign: 'end', fontWeight: 700 }}>{format.count(count)}</Box>
            <Box sx={{ textAlign: 'end', color: 'text.secondary' }}>
              {before > 0 &&
                translate('affiliates.reach.percent', {
                  percent: format.permille(Math.round((1000 * count) / before)),
                })}
            </Box>
          </Box>
        )
      })}
      <Box component="li" sx={ROW}>
        <span>{translate('affiliates.reach.revenue')}</span>
        <span />
        <Box sx={{ textAlign: 'end', fontWeight: 700, gridColumn: 'span 2' }}>
          <Money minor={revenueMinor} currency={currency} />
        </Box>
      </Box>
    </Box>
  )
}

const ROW = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.5,
  fontSize: 13,
  gridTemplateColumns: { xs: '120px 1fr 52px 52px', sm: '180px 1fr 80px 72px' },
} as const

function Links({ of: { links } }: { of: AffiliateReach }) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Box sx={{ mt: 2 }}>
      <FigureTable>
        <TableHead>
          <TableRow>
            <TableCell>{translate('affiliates.reach.link')}</TableCell>
            {STEPS.map((step) => (
              <FigureHead key={step} label={`affiliates.reach.${step}`} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {links.map((link) => (
            <TableRow key={linkCodeOf(link)} hover>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <bdi dir="ltr">{linkCodeOf(link)}</bdi>
              </TableCell>
              {STEPS.map((step) => (
                <TableCell key={step} align="right">
                  {format.count(link[step])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </FigureTable>
    </Box>
  )
}
