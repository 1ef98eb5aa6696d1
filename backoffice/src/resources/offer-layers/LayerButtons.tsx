import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import PauseIcon from '@mui/icons-material/PauseCircleOutlined'
import PlayIcon from '@mui/icons-material/PlayCircleOutlined'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { mayHide, maySuspend } from '@grandstand/shared-types/catalogue/offer_layer'
import type { OfferLayerRow } from '@grandstand/shared-types/wire/betting/offer'
import { ConfirmButton } from '../../record/dialogs/ConfirmButton.tsx'
import { useLayOver, type Subject } from './useOfferLayers.ts'

interface LayerButtonsProps extends Subject {
  /** Name of the subject, for the question and for users of a screen reader. */
  name: string
  /** What the brand has laid over it. */
  row: OfferLayerRow | undefined
}

/**
 * Hides or suspends a subject at this brand, or offers it again. A market is suspended without a question, because seconds
 * count.
 */
export function LayerButtons({ scope, scopeId, name, row }: LayerButtonsProps) {
  const { layOver, isPending } = useLayOver({ scope, scopeId }, row)
  return (
    <Box
      // a row of a list opens its record when it is clicked, and the question's clicks arrive there too
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}
    >
      {mayHide(scope) && (
        <LayerButton
          words={['hide', 'show']}
          icons={[<HideIcon key="hide" />, <ShowIcon key="show" />]}
          isLaid={row?.isHidden === true}
          name={name}
          asks
          isBusy={isPending}
          onChange={(isHidden) => layOver({ isHidden })}
        />
      )}
      {maySuspend(scope) && (
        <LayerButton
          words={['suspend', 'open']}
          icons={[<PauseIcon key="suspend" />, <PlayIcon key="open" />]}
          isLaid={row?.isSuspended === true}
          name={name}
          asks={scope !== 'market'}
          isBusy={isPending}
          onChange={(isSuspended) => layOver({ isSuspended })}
        />
      )}
    </Box>
  )
}

interface LayerButtonProps {
  /** Keys of the label while nothing is laid over it, and while something is. */
  words: readonly ['hide', 'show'] | readonly ['suspend', 'open']
  icons: readonly [React.ReactNode, React.ReactNode]
  isLaid: boolean
  name: string
  asks: boolean
  isBusy: boolean
  onChange: (isLaid: boolean) => void
}

function LayerButton({ words, icons, isLaid, name, asks, isBusy, onChange }: LayerButtonProps) {
  const translate = useTranslate()
  const [first] = words
  const word = words[isLaid ? 1 : 0]
  return (
    <ConfirmButton
      color={isLaid ? 'success' : 'error'}
      startIcon={icons[isLaid ? 1 : 0]}
      label={translate(`offerLayers.${word}`)}
      aria-label={translate(`offerLayers.${word}Of`, { name })}
      title={translate(`offerLayers.${first}Title`, { name })}
      content={translate(`offerLayers.${first}Content`)}
      asks={asks && !isLaid}
      isBusy={isBusy}
      onConfirm={() => onChange(!isLaid)}
    />
  )
}
