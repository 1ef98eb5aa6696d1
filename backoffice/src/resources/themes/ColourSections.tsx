import { Fragment } from 'react'
import { COLOUR_GROUPS, MODES, type ColourGroup } from '@grandstand/shared-types/themes/colours'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { FoldedSection } from '../../record/page/FoldedSection.tsx'
import { ColourInput } from './ColourInput.tsx'
import type { DesignForm } from './designForm.ts'

const GROUPS = Object.keys(COLOUR_GROUPS) as ColourGroup[]

/** Every colour by its purpose, for dark and light side by side. */
export function ColourSections({ design }: { design: DesignForm }) {
  const translate = useTranslate()
  return GROUPS.map((group, index) => (
    <FoldedSection
      key={group}
      id={`colours-${group}`}
      title={translate(`themes.groups.${group}`)}
      summary={<GroupSwatches group={group} design={design} />}
      isOpenAtFirst={index === 0}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(96px, 1fr) repeat(2, minmax(120px, 150px))',
          alignItems: 'center',
          gap: '6px 10px',
          fontSize: 13,
        }}
      >
        <span />
        {MODES.map((mode) => (
          <Box key={mode} sx={{ fontSize: 12, color: 'text.secondary' }}>
            {translate(`themes.${mode}`)}
          </Box>
        ))}
        {COLOUR_GROUPS[group].map((name) => (
          <Fragment key={name}>
            <span>{translate(`themes.colours.${name}`)}</span>
            {MODES.map((mode) => (
              <ColourInput key={mode} {...{ mode, name, design }} />
            ))}
          </Fragment>
        ))}
      </Box>
    </FoldedSection>
  ))
}

function GroupSwatches({ group, design }: { group: ColourGroup; design: DesignForm }) {
  return (
    <Box aria-hidden component="span" sx={{ display: 'inline-flex' }}>
      {COLOUR_GROUPS[group].slice(0, 8).map((name) => (
        <Box
          key={name}
          component="span"
          sx={{
            width: 12,
            height: 12,
            bgcolor: design.dark[name] ?? 'transparent',
            border: '1px solid',
            borderColor: 'divider',
          }}
        />
      ))}
    </Box>
  )
}
