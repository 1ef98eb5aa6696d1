/** Elements of the page, made in one line each. */

type Child = Node | string | null

/** An element with these attributes; one whose value is null is left out. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | null>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null) element.setAttribute(name, value)
  }
  element.append(...children.filter((child) => child !== null))
  return element
}

/** A button that says `label`; with `sign` it shows the sign, and the label is for screen readers. */
export function button(
  { label, sign, kind }: { label: string; sign?: string; kind?: string },
  onPress: () => void
): HTMLButtonElement {
  const made = el(
    'button',
    {
      'type': 'button',
      'class': kind ?? null,
      'aria-label': sign === undefined ? null : label,
      'title': sign === undefined ? null : label,
    },
    sign ?? label
  )
  made.addEventListener('click', onPress)
  return made
}

const SVG = 'http://www.w3.org/2000/svg'

/** A picture drawn by the code around it, never by text from elsewhere; screen readers pass over it. */
export function svg(viewBox: string, inside: string, kind?: string): SVGSVGElement {
  const picture = document.createElementNS(SVG, 'svg')
  picture.setAttribute('viewBox', viewBox)
  picture.setAttribute('aria-hidden', 'true')
  if (kind) picture.setAttribute('class', kind)
  picture.innerHTML = inside
  return picture
}

/** Whether the player asked for less motion. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Resolves after `ms`; at once for players who want less motion. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, isStill() ? 0 : ms))
