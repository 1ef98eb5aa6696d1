import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { inLanguage } from '../../../format/inLanguage.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { formatPercent } from '../../../record/inputs/percentText.ts'
import { PictureFrame } from '../../../record/pictures/PictureFrame.tsx'
import { BoundsText } from '../BoundsText.tsx'
import type { MethodValues } from '../methodValues.ts'

interface PreviewHeadProps {
  method: MethodValues
  language: SiteLanguage
}

/** Logo, name, bounds, fee and lines of information above the player's form. */
export function PreviewHead({ method, language }: PreviewHeadProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { feePercentMilli, feeFixedMinor, minMinor, maxMinor } = method
  const bounds = { minMinor: numberOf(minMinor), maxMinor: numberOf(maxMinor) }
  const fee = [
    numberOf(feePercentMilli) > 0 && `%${formatPercent(numberOf(feePercentMilli), format.locale)}`,
    numberOf(feeFixedMinor) > 0 && format.amount(numberOf(feeFixedMinor)),
  ].filter(Boolean)
  const lines = method.infoFields?.[language] ?? []
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <PictureFrame address={method.logo ?? null} width={72} height={40} />
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {inLanguage(method.names, language) || translate('paymentMethods.noName')}
          </Typography>
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
            {(bounds.minMinor > 0 || bounds.maxMinor > 0) && <BoundsText of={bounds} />}
            {fee.length > 0 && (
              <Box component="span" sx={{ display: 'block' }}>
                {translate('paymentMethods.fee')}: <bdi dir="ltr">{fee.join(' + ')}</bdi>
              </Box>
            )}
          </Box>
        </Box>
      </Box>
      {lines.length > 0 && (
        <Box component="dl" sx={{ m: 0, mb: 1, fontSize: 13 }}>
          {lines.map((line, index) => (
            <Box key={index} sx={{ display: 'flex', gap: 1, mb: 0.5 }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {line.label}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                {line.text}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </>
  )
}

/** 0 for an emptied figure, and for a text that is none. */
const numberOf = (typed: unknown): number => (typeof typed === 'number' ? typed : 0)
