import { useEffect, useRef, useState } from 'react'
import { MODES, type Mode } from '@grandstand/shared-types/themes/colours'
import type { ThemeDesign } from '@grandstand/shared-types/themes/theme'
import { Box, Card, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'
import { showDesign } from './preview.ts'

/** Sizes of the page in px; it is drawn smaller to fit. */
const DEVICES = { desktop: [1280, 820], phone: [390, 760] } as const
type Device = keyof typeof DEVICES
const DEVICE_NAMES = Object.keys(DEVICES) as Device[]

/** The player app itself in the design, which may be unsaved; it follows each change. */
export function ThemePreview({ design }: { design: ThemeDesign }) {
  const translate = useTranslate()
  const { locale } = useFormat()
  const frame = useRef<HTMLIFrameElement>(null)
  const [mode, setMode] = useState<Mode>('dark')
  const [device, setDevice] = useState<Device>('desktop')
  const [loads, setLoads] = useState(0)
  const [room, width] = useWidth()
  const [pageWidth, pageHeight] = DEVICES[device]
  const scale = Math.min(1, width / pageWidth)

  useEffect(() => {
    if (frame.current && loads > 0) showDesign(frame.current, design, mode)
  }, [design, mode, loads])

  return (
    <Card component="section" aria-label={translate('themes.preview')} sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1 }}>
        <Choice
          label={translate('themes.mode')}
          value={mode}
          options={MODES.map((name) => [name, translate(`themes.${name}`)])}
          onChange={setMode}
        />
        <Choice
          label={translate('themes.device')}
          value={device}
          options={DEVICE_NAMES.map((name) => [name, translate(`themes.${name}`)])}
          onChange={setDevice}
        />
      </Box>
      <Box
        ref={room}
        sx={{
          display: 'grid',
          justifyContent: 'center',
          height: pageHeight * scale,
          overflow: 'hidden',
          bgcolor: 'action.hover',
        }}
      >
        <Box sx={{ width: pageWidth * scale, height: pageHeight * scale }}>
          <Box
            component="iframe"
            ref={frame}
            title={translate('themes.preview')}
            src={`/${locale}/`}
            onLoad={() => setLoads((count) => count + 1)}
            sx={{
              width: pageWidth,
              height: pageHeight,
              border: 0,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
            }}
          />
        </Box>
      </Box>
    </Card>
  )
}

interface ChoiceProps<V extends string> {
  label: string
  value: V
  options: readonly (readonly [V, string])[]
  onChange: (value: V) => void
}

function Choice<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  return (
    <ToggleButtonGroup exclusive size="small" value={value} aria-label={label}>
      {options.map(([option, text]) => (
        <ToggleButton key={option} value={option} onClick={() => onChange(option)}>
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** The width of an element in px, as it changes. */
function useWidth() {
  const room = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [room, width] as const
}
