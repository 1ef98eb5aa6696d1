import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box } from '@mui/material'
import type { GameMessageRow } from '@grandstand/shared-types/wire/games/rounds'
import { useTranslate } from 'ra-core'
import { ToneChip } from '../../../fields/StatusChip.tsx'
import { Time } from '../../../fields/Time.tsx'
import { useFormat } from '../../../format/useFormat.ts'

/** The calls of the provider as they came, each folded. */
export function RoundCalls({ messages }: { messages: readonly GameMessageRow[] }) {
  const translate = useTranslate()
  if (messages.length === 0) return <>{translate('gameRounds.noCalls')}</>
  return messages.map((message) => <Call key={message.id} message={message} />)
}

function Call({
  message: { id, call, body, ip, receivedAt, ...rest },
}: {
  message: GameMessageRow
}) {
  const translate = useTranslate()
  return (
    <Accordion
      variant="outlined"
      disableGutters
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
      sx={{ mt: '-1px' }}
    >
      <AccordionSummary
        id={`call-${id}-head`}
        aria-controls={`call-${id}-body`}
        expandIcon={<ExpandMoreIcon />}
        sx={{
          'fontFamily': 'inherit',
          '& .MuiAccordionSummary-content': {
            minWidth: 0,
            flexWrap: 'wrap',
            columnGap: 1.5,
            rowGap: 0.5,
            alignItems: 'center',
          },
        }}
      >
        <Box component="span" sx={{ fontSize: 14, fontWeight: 600 }}>
          <bdi dir="ltr">{call}</bdi>
        </Box>
        <Verdict of={rest.verdict} />
        <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
          <Time hasSeconds at={receivedAt} />
        </Box>
      </AccordionSummary>
      <AccordionDetails id={`call-${id}-body`} sx={{ pt: 0 }}>
        <Box sx={{ fontSize: 12, color: 'text.secondary', mb: 0.5 }}>
          {translate('gameRounds.from', { ip })}
        </Box>
        <Box
          component="pre"
          dir="ltr"
          tabIndex={0}
          aria-label={translate('gameRounds.body')}
          sx={{
            m: 0,
            p: 1.5,
            borderRadius: 1,
            fontSize: 12,
            overflowX: 'auto',
            bgcolor: (theme) => theme.palette.tokens.raised,
          }}
        >
          {body}
        </Box>
      </AccordionDetails>
    </Accordion>
  )
}

/** What became of a call; a refusal is in the words of its key. */
function Verdict({ of: verdict }: { of: string }) {
  const translate = useTranslate()
  const format = useFormat()
  if (verdict === 'done' || verdict === 'repeated') {
    const tone = verdict === 'done' ? 'good' : 'quiet'
    return <ToneChip tone={tone} text={format.value('callVerdict', verdict)} />
  }
  return <ToneChip tone="bad" text={translate(`errors.${verdict}`, { _: verdict })} />
}
