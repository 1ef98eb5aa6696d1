import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useReading } from '../../api/useCall.ts'
import { Money } from '../../fields/Money.tsx'
import { Figure, FigureRow } from '../../record/page/Figure.tsx'

/** Worth and number of the cards that can still be redeemed, by currency; hidden without such cards. */
export function CardLiability() {
  const translate = useTranslate()
  const { data } = useQuery(useReading('GET /v1/card-liability'))
  const pieces = (count: number) => translate('cards.pieces', { smart_count: count })
  return data?.map(({ currency, madeCount, madeMinor, soldCount, soldMinor }) => (
    <Box key={currency} sx={{ mb: 2 }}>
      <FigureRow>
        <Figure
          label={translate('cards.liability', { currency })}
          note={pieces(madeCount + soldCount)}
        >
          <Money minor={madeMinor + soldMinor} currency={currency} />
        </Figure>
        <Figure label={translate('cards.made')} note={pieces(madeCount)}>
          <Money minor={madeMinor} currency={currency} />
        </Figure>
        <Figure label={translate('cards.soldOpen')} note={pieces(soldCount)}>
          <Money minor={soldMinor} currency={currency} />
        </Figure>
      </FigureRow>
    </Box>
  ))
}
