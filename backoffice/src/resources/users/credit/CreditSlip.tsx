import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Authenticated, useTranslate } from 'ra-core'
import { useParams } from 'react-router-dom'
import type { BeforeAfter, CreditSlip as Slip } from '@grandstand/shared-types/wire/people/dealers'
import { useReading } from '../../../api/useCall.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { DocumentTitle } from '../../../layout/DocumentTitle.tsx'
import { Loaded } from '../../../record/page/Loaded.tsx'
import { PrintLines, PrintSheet, type PrintLine } from '../../../record/page/PrintSheet.tsx'

/** The slip of a movement of credit on paper: `/credit-slips/:id`. */
export default function CreditSlip() {
  return (
    <Authenticated>
      <Content />
    </Authenticated>
  )
}

function Content() {
  const { id } = useParams()
  const answer = useQuery(useReading('GET /v1/credit-slips/:id', { params: { id: Number(id) } }))
  return (
    <PrintSheet
      backTo={answer.data ? `/users/${answer.data.user.id}/show` : '/users'}
      isReady={answer.data !== undefined}
    >
      <Loaded answer={answer}>{(slip) => <Sheet slip={slip} />}</Loaded>
    </PrintSheet>
  )
}

function Sheet({ slip }: { slip: Slip }) {
  const translate = useTranslate()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, slip.currency)
  const isTaken = slip.kind === 'creditTaken'
  const actor = slip.actor.isHouse
    ? `${translate('credit.house')} (${slip.actor.username})`
    : slip.actor.username
  const user = [slip.user.username, slip.user.name].filter(Boolean).join(' · ')
  const lines: (PrintLine | false | null)[] = [
    [
      translate('credit.time'),
      format.time(slip.createdAt, { hasSeconds: true, timeZone: slip.timeZone }),
    ],
    ...(slip.kind === 'debtPaid'
      ? ([
          [translate('credit.sender'), user],
          [translate('credit.booked'), actor],
        ] as const)
      : ([
          [translate('credit.sender'), isTaken ? user : actor],
          [translate('credit.receiver'), isTaken ? actor : user],
        ] as const)),
    slip.note !== null && [translate('credit.note'), slip.note],
  ]
  const change = (
    of: BeforeAfter | null,
    labels: readonly [before: string, after: string],
    name: string
  ): PrintLine[] =>
    of
      ? [
          [`${name}: ${translate(labels[0])}`, money(of.beforeMinor)],
          [`${name}: ${translate(labels[1])}`, money(of.afterMinor)],
        ]
      : []
  const balance = ['credit.balanceBefore', 'credit.balanceAfter'] as const
  const debt = ['credit.debtBefore', 'credit.debtAfter'] as const
  return (
    <>
      <DocumentTitle text={translate('credit.slipTitle', { id: slip.transferId })} />
      <Box sx={{ fontWeight: 700, fontSize: 16 }}>{slip.siteTitle}</Box>
      <Box component="h1" sx={{ m: 0, fontSize: 18 }}>
        {format.value('transferKind', slip.kind)} #{slip.transferId}
      </Box>
      <Box sx={{ fontSize: 24, fontWeight: 700, my: 1 }}>
        <bdi dir="ltr">{money(slip.amountMinor)}</bdi>
      </Box>
      <PrintLines lines={lines.filter((line) => !!line)} />
      <Box sx={{ borderTop: '1px dashed #000000' }}>
        <PrintLines
          lines={[
            ...change(slip.user.balance, balance, slip.user.username),
            ...change(slip.actor.balance, balance, slip.actor.username),
            ...change(slip.debt, debt, slip.user.username),
          ]}
        />
      </Box>
      <Box sx={{ mt: 5, pt: 0.5, borderTop: '1px solid #000000', fontSize: 12 }}>
        {translate('credit.signature')}
      </Box>
    </>
  )
}
