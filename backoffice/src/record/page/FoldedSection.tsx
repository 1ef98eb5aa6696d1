import { useEffect, useRef, useState, type ReactNode } from 'react'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box } from '@mui/material'
import { useFormState } from 'react-hook-form'

export interface FoldedSectionProps {
  /** Id of the section in the page. */
  id: string
  title: string
  /** The present content of the section in short, beside the title. */
  summary?: ReactNode
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** A part of a form that is seldom changed, folded; it opens by itself when a field inside is refused. */
export function FoldedSection(props: FoldedSectionProps) {
  const { id, title, summary, isOpenAtFirst = false, children } = props
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const inside = useRef<HTMLDivElement>(null)
  const { errors, submitCount } = useFormState()
  useEffect(() => {
    if (inside.current?.querySelector('[aria-invalid="true"]')) setIsOpen(true)
  }, [errors, submitCount])
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={(_, isExpanded) => setIsOpen(isExpanded)}
      slotProps={{ heading: { component: 'h2' } }}
      sx={{ width: '100%', mt: '-1px' }}
    >
      <AccordionSummary
        id={`${id}-head`}
        aria-controls={`${id}-inputs`}
        expandIcon={<ExpandMoreIcon />}
        sx={{
          'fontFamily': 'inherit',
          '& .MuiAccordionSummary-content': { minWidth: 0, gap: 1.5, alignItems: 'baseline' },
        }}
      >
        <Box component="span" sx={{ fontSize: 14, fontWeight: 700, flexShrink: 0 }}>
          {title}
        </Box>
        <Box
          component="span"
          sx={{
            fontSize: 12,
            color: 'text.secondary',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {summary}
        </Box>
      </AccordionSummary>
      <AccordionDetails ref={inside} id={`${id}-inputs`}>
        {children}
      </AccordionDetails>
    </Accordion>
  )
}
