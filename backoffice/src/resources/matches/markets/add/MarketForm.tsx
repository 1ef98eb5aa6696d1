import { Box, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFormat } from '../../../../format/useFormat.ts'
import { Check } from '../../../../record/inputs/Check.tsx'
import { ChoiceField } from '../../../../record/inputs/ChoiceField.tsx'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { useMarketNames } from '../../../markets/useMarketNames.ts'
import { isMarginLost, PRICE_BOUNDS, typedPrice } from '../priceDoubt.ts'
import {
  lineNames,
  marginOf,
  offeredOutcomes,
  type MarketDraft,
  type NewMarket,
} from './marketDraft.ts'

interface MarketFormProps {
  match: MatchRow
  draft: MarketDraft
  /** The market of the draft; null while the draft is incomplete. */
  market: NewMarket | null
  onChange: (draft: MarketDraft) => void
}

const COLUMNS = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  mt: 1.5,
}

/** Line and prices of a market, with the margin of the prices. */
export function MarketForm({ match, draft, market, onChange }: MarketFormProps) {
  const translate = useTranslate()
  const names = useMarketNames()
  const format = useFormat()
  const { type, pairs, prices, isMainLine } = draft
  const context = { home: match.home, away: match.away, specifier: market?.specifier ?? '' }
  const margin = market && marginOf(market)
  const faultOf = (price = '') => price.trim() !== '' && typedPrice(price) === null
  const setPair = (name: string, value: string) =>
    onChange({ ...draft, pairs: { ...pairs, [name]: value } })
  return (
    <>
      {(lineNames(type).length > 0 || type.variants) && (
        <Box sx={COLUMNS} role="group" aria-label={translate('addMarket.line')}>
          {type.variants && (
            <ChoiceField
              label={translate('addMarket.variant')}
              value={pairs['variant'] ?? ''}
              options={Object.keys(type.variants).map((key) => [key, key.split(':').at(-1)])}
              onChange={(variant) => setPair('variant', variant)}
            />
          )}
          {lineNames(type).map((name) => (
            <TextField
              key={name}
              required
              label={translate(`addMarket.pair.${name}`, { _: name })}
              value={pairs[name] ?? ''}
              onChange={(event) => setPair(name, event.target.value)}
              slotProps={{ htmlInput: { autoComplete: 'off' } }}
            />
          ))}
        </Box>
      )}
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
        {translate(`values.specifierKind.${type.specifierKind}`)}
      </Box>
      <Box sx={COLUMNS} role="group" aria-label={translate('addMarket.prices')}>
        {offeredOutcomes(draft).map(({ key }) => (
          <TextField
            key={key}
            label={names.outcome(type.id, key, context)}
            value={prices[key] ?? ''}
            error={faultOf(prices[key])}
            helperText={faultOf(prices[key]) && translate('markets.priceBounds', PRICE_BOUNDS)}
            onChange={(event) =>
              onChange({ ...draft, prices: { ...prices, [key]: event.target.value } })
            }
            slotProps={{
              htmlInput: {
                inputMode: 'decimal',
                autoComplete: 'off',
                style: { textAlign: 'right' },
              },
            }}
          />
        ))}
      </Box>
      <Check
        label={translate('markets.isMainLine')}
        isOn={isMainLine}
        onChange={(isOn) => onChange({ ...draft, isMainLine: isOn })}
      />
      <Box
        aria-live="polite"
        sx={{
          fontSize: 13,
          color: isMarginLost(margin) ? 'error.main' : 'text.secondary',
        }}
      >
        {margin === null
          ? translate('addMarket.incomplete')
          : translate('addMarket.margin', {
              name: names.market(type.id, context),
              percent: format.permille(margin),
            })}
      </Box>
    </>
  )
}
