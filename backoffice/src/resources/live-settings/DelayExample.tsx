import {
  DEFAULT_ACCEPTANCE_DELAY,
  acceptanceDelaySeconds,
  type AcceptanceDelay,
} from '@grandstand/shared-types/live/acceptance_delay'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { FormDataConsumer } from 'react-admin'

const SHOWN_GAMES = [1, 2, 3, 4] as const
/** A sport and tournament without a delay of their own. */
const UNNAMED = { sportId: 0, tournamentId: 0 }

/** The acceptance delay with one to four live matches under the edited settings, for sports with the default. */
export function DelayExample() {
  return (
    <FormDataConsumer<Partial<SiteView>>>
      {({ formData }) => (
        <Example waiting={{ ...DEFAULT_ACCEPTANCE_DELAY, ...formData.settings?.live.waiting }} />
      )}
    </FormDataConsumer>
  )
}

function Example({ waiting }: { waiting: AcceptanceDelay }) {
  const translate = useTranslate()
  const texts = SHOWN_GAMES.map((count) => {
    const picks = Array.from({ length: count }, (_, matchId) => ({ matchId, ...UNNAMED }))
    const seconds = acceptanceDelaySeconds(waiting, picks)
    return translate('liveSettings.exampleGames', { count, smart_count: count, seconds })
  })
  return (
    <Box sx={{ fontSize: 12, color: 'text.secondary', mb: 1 }}>
      {translate('liveSettings.example')}: {texts.join(' · ')}
    </Box>
  )
}
