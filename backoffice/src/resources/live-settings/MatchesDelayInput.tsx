import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useInput, useTranslate } from 'ra-core'
import { FormSection } from '../../record/form/FormSection.tsx'
import { FigureField } from './FigureField.tsx'
import { secondsOf } from './figureOf.ts'

/** The first figure is for two live matches. */
const FIRST_GAMES = 2
const MOST_FIGURES = 20

/** Seconds added for two, three … live matches on one coupon; the last figure also applies to more matches. */
export function MatchesDelayInput({ source }: { source: string }) {
  const translate = useTranslate()
  const { field } = useInput<number[]>({ source })
  const figures: number[] = field.value ?? []
  const last = figures.length - 1
  return (
    <FormSection title={translate('liveSettings.byGames')}>
      {figures.map((seconds, index) => {
        const count = index + FIRST_GAMES
        const label = translate(`liveSettings.${index === last ? 'gamesOrMore' : 'games'}`, {
          count,
          smart_count: count,
        })
        return (
          <FigureField
            key={count}
            label={label}
            name={label}
            value={seconds}
            parse={secondsOf}
            onChange={(next) => field.onChange(figures.with(index, next))}
            {...(index === last &&
              index > 0 && { onRemove: () => field.onChange(figures.slice(0, -1)) })}
          />
        )
      })}
      {figures.length < MOST_FIGURES && (
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={() => field.onChange([...figures, figures.at(-1) ?? 0])}
          sx={{ justifySelf: 'start', mt: 1, minHeight: 40 }}
        >
          {translate('liveSettings.addGames')}
        </Button>
      )}
    </FormSection>
  )
}
