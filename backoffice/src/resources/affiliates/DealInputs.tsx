import { PRODUCTS } from '@grandstand/shared-types/accounts/user_types'
import {
  DEAL_COSTS,
  DEAL_KINDS,
  paysCpa,
  paysShare,
  TIER_MODES,
  type DealTerms,
} from '@grandstand/shared-types/affiliates/deal'
import { NEGATIVE_PERIODS } from '@grandstand/shared-types/statements/commission'
import { Box, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'
import { ChoiceField } from '../../record/inputs/ChoiceField.tsx'
import { CodeChecks } from '../../record/inputs/CodeChecks.tsx'
import { TierInputs } from './TierInputs.tsx'
import type { TypedDeal } from './typedDeal.ts'

interface DealInputsProps {
  deal: TypedDeal
  currency: string
  /** Terms without a day: the default deal. */
  isUndated?: boolean
  onChange: (deal: TypedDeal) => void
}

type TextName = {
  [Name in keyof TypedDeal]: TypedDeal[Name] extends string ? Name : never
}[keyof TypedDeal]

/** The fields of a deal; some show only for the kinds that use them. */
export function DealInputs({ deal, currency, isUndated, onChange }: DealInputsProps) {
  const translate = useTranslate()
  const format = useFormat()
  const label = (name: string) => translate(`affiliates.deal.${name}`)
  const codes = <Code extends string>(group: string, list: readonly Code[]) =>
    list.map((code) => [code, format.value(group, code)] as const)
  const typed = (
    name: Extract<TextName, `${string}Text`>,
    term: keyof DealTerms,
    unit = currency
  ) => (
    <TextField
      label={`${label(term)} (${unit})`}
      value={deal[name]}
      onChange={(event) => onChange({ ...deal, [name]: event.target.value })}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  )
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      {!isUndated && (
        <TextField
          type="date"
          label={label('fromDay')}
          value={deal.fromDay}
          onChange={(event) => onChange({ ...deal, fromDay: event.target.value })}
          helperText={label('hint')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      <ChoiceField
        label={label('kind')}
        value={deal.kind}
        options={codes('dealKind', DEAL_KINDS)}
        onChange={(kind) => onChange({ ...deal, kind })}
      />
      {paysShare(deal) && (
        <>
          <ChoiceField
            label={label('tierMode')}
            value={deal.tierMode}
            options={codes('tierMode', TIER_MODES)}
            onChange={(tierMode) => onChange({ ...deal, tierMode })}
          />
          <TierInputs
            tiers={deal.tiers}
            currency={currency}
            onChange={(tiers) => onChange({ ...deal, tiers })}
          />
          <CodeChecks
            label={label('costs')}
            group="commissionCost"
            all={DEAL_COSTS}
            chosen={deal.costs}
            onChange={(costs) => onChange({ ...deal, costs })}
          />
          <CodeChecks
            label={label('products')}
            group="product"
            all={PRODUCTS}
            chosen={deal.products}
            onChange={(products) => onChange({ ...deal, products })}
          />
          {typed('feeText', 'feeRate', '%')}
          <ChoiceField
            label={label('negative')}
            value={deal.negative}
            options={codes('negativePeriods', NEGATIVE_PERIODS)}
            onChange={(negative) => onChange({ ...deal, negative })}
          />
          {deal.negative === 'cap' && typed('capText', 'carryCapMinor')}
        </>
      )}
      {paysCpa(deal) && (
        <>
          {typed('cpaText', 'cpaMinor')}
          {typed('depositText', 'leastDepositMinor')}
          {typed('stakesText', 'leastStakesMinor')}
          {typed('daysText', 'clawbackDays', label('days'))}
        </>
      )}
      {typed('subText', 'subRate', '%')}
      {typed('secondSubText', 'secondSubRate', '%')}
    </Box>
  )
}
