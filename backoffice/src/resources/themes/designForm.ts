/** A design in the shape of the form: a colour that follows another is null, because a form has no absent values. */
import {
  COLOURS,
  type ColourName,
  type Mode,
  type ModeColours,
} from '@grandstand/shared-types/themes/colours'
import type { ThemeDesign } from '@grandstand/shared-types/themes/theme'

type FormColours = { [N in keyof ModeColours]: ModeColours[N] | null }
export type DesignForm = Omit<ThemeDesign, Mode> & Record<Mode, FormColours>

export const formOf = (design: ThemeDesign): DesignForm => ({
  ...design,
  dark: formColours(design.dark),
  light: formColours(design.light),
})

/** The design to measure, show and save. */
export const designOf = (form: DesignForm): ThemeDesign => ({
  ...form,
  logo: form.logo || null,
  background: form.background || null,
  overrides: form.overrides || null,
  dark: plainColours(form.dark),
  light: plainColours(form.light),
})

const formColours = (colours: ModeColours): FormColours =>
  Object.fromEntries(COLOURS.map((name) => [name, colours[name] ?? null])) as FormColours

export const plainColours = (colours: FormColours): ModeColours =>
  Object.fromEntries(
    Object.entries(colours).filter((entry): entry is [ColourName, string] => isColour(entry[1]))
  ) as ModeColours

const isColour = (value: unknown): value is string => typeof value === 'string' && value !== ''
