/** Which popups are shown, and which slide comes next. */
import { POPUP_TYPE, POPUP_TYPE2, type PopupView } from '@grandstand/shared-types/wire/site/notices'

/** Time of a slide (section 9 of the specification: alert slide time). */
export const SLIDE_MS = 10_000

interface ShownPopups {
  /** A page of its own, which comes before the slides. */
  warning: PopupView | undefined
  slides: PopupView[]
}

/** Of all popups those for this page that the person has not put away. */
export function shownPopups(
  popups: readonly PopupView[],
  { isHome, hiddenIds }: { isHome: boolean; hiddenIds: ReadonlySet<number> }
): ShownPopups {
  const here = popups.filter(
    ({ id, type2 }) => !hiddenIds.has(id) && (isHome || type2 !== POPUP_TYPE2.home)
  )
  return {
    warning: here.find(({ type }) => type === POPUP_TYPE.warning),
    slides: here.filter(({ type }) => type === POPUP_TYPE.slide),
  }
}

/** The slide after `index`; null when the popup closes after its last one. */
export function nextSlide(slides: readonly PopupView[], index: number): number | null {
  if (index < slides.length - 1) return index + 1
  return slides[index]?.autoClose === 1 ? null : 0
}
