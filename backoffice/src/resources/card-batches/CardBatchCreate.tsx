import { randomKey } from '@grandstand/shared-types/browser/random_key'
import { plainWhole } from '@grandstand/shared-types/core/typed_text'
import { useState, type FormEvent } from 'react'
import { actsForHouse } from '@grandstand/shared-types/accounts/user_types'
import {
  CARD_TYPES,
  MOST_CARDS,
  type CardBatchOrder,
  type CardType,
} from '@grandstand/shared-types/wire/money/cards'
import { parseMoney } from '@grandstand/shared-types/money/parse_money'
import { Box, Button, Card, InputAdornment, MenuItem, TextField } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import { forgetMe } from '../../access/session.ts'
import { useMe } from '../../access/useMe.ts'
import { useCall, useReading } from '../../api/useCall.ts'
import { dayBound } from '../../format/time.ts'
import { useFormat } from '../../format/useFormat.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { AmountField } from '../../record/inputs/AmountField.tsx'
import { Failures } from '../../record/page/Loaded.tsx'

/** The form of a new batch; its worth is shown before it is paid. */
export default function CardBatchCreate() {
  const translate = useTranslate()
  const format = useFormat()
  const me = useMe()
  const [amountText, setAmountText] = useState('')
  const [countText, setCountText] = useState('')
  const [type, setType] = useState<CardType>('printed')
  const [expiryDay, setExpiryDay] = useState('')
  const make = useMakeBatch()
  const { most, limit } = useMostCards()
  const count = countIn(countText)
  const order = orderOf({ amountText, count, type, expiryDay }, most, format.locale)
  const currency = me?.currency ?? ''
  const label = (name: string) => translate(`resources.card-batches.fields.${name}`)
  const ofStaff = me?.worksFor ? 'paysDealer' : 'paysHouse'
  const payer = me && actsForHouse(me.type) ? ofStaff : 'pays'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (order) make.mutate(order)
  }
  return (
    <>
      <PageHeader title={translate('resources.card-batches.create')} backTo="/card-batches" />
      <Card component="form" onSubmit={submit} sx={{ maxWidth: 860, p: { xs: 2, md: 3 } }}>
        <FormSection hint={translate(`cards.${payer}`)} isPaired>
          <AmountField
            autoFocus
            label={label('amountMinor')}
            value={amountText}
            onText={setAmountText}
            slotProps={{
              htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
              input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
            }}
          />
          <TextField
            label={label('count')}
            value={countText}
            onChange={(event) => setCountText(event.target.value)}
            error={count > most}
            helperText={translate(limit === null ? 'cards.countHint' : 'cards.countLeft', {
              most: format.count(most),
              limit: format.count(limit ?? 0),
            })}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          />
          <TextField
            select
            label={label('type')}
            value={type}
            onChange={(event) =>
              setType(CARD_TYPES.find((known) => known === event.target.value) ?? 'printed')
            }
          >
            {CARD_TYPES.map((known) => (
              <MenuItem key={known} value={known}>
                {format.value('cardType', known)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            type="date"
            label={label('expiresAt')}
            value={expiryDay}
            onChange={(event) => setExpiryDay(event.target.value)}
            helperText={translate('cards.expiryHint')}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </FormSection>
        <Box aria-live="polite" sx={{ fontSize: 16, fontWeight: 700, minHeight: 24, mb: 1 }}>
          {order &&
            translate('cards.worth', {
              amount: format.money(order.amountMinor * order.count, currency),
            })}
        </Box>
        <Failures error={make.error} sx={{ mb: 2 }} />
        <Button type="submit" variant="contained" disabled={!order} loading={make.isPending}>
          {translate('cards.make')}
        </Button>
      </Card>
    </>
  )
}

interface Typed {
  amountText: string
  count: number
  type: CardType
  /** `2026-11-21`, or empty. */
  expiryDay: string
}

/** The number of cards in a text; 0 for a text that is not a whole number. */
const countIn = (text: string): number => plainWhole(text, 5) ?? 0

/**
 * The order in the form; null while a figure is missing, unreadable or too great. Cards expire at the end of the chosen
 * day.
 */
function orderOf(
  { amountText, count, type, expiryDay }: Typed,
  most: number,
  locale: string
): CardBatchOrder | null {
  const amountMinor = parseMoney(amountText, locale)
  const expiresAt = dayBound(expiryDay, 'last')
  if (!amountMinor || amountMinor <= 0 || count < 1 || count > most) return null
  return { amountMinor, count, type, ...(expiresAt !== null && { expiresAt }) }
}

/** The most cards that may be made now, and the maker's opening limit when that is the bound (rules 8.8). */
function useMostCards(): { most: number; limit: number | null } {
  const { data } = useQuery(useReading('GET /v1/dashboard/standing'))
  const { left = null, limit = null } = data?.opening ?? {}
  return left !== null && left < MOST_CARDS
    ? { most: left, limit }
    : { most: MOST_CARDS, limit: null }
}

/** The Idempotency-Key is made once for the form, so that a second click or a lost answer makes one batch. */
function useMakeBatch() {
  const call = useCall()
  const navigate = useNavigate()
  const [key] = useState(() => randomKey())
  return useMutation({
    mutationFn: (body: CardBatchOrder) => call('POST /v1/card-batches', { body, key }),
    onSuccess: ({ id }) => {
      forgetMe()
      void navigate(`/card-batches/${id}/show`)
    },
  })
}
