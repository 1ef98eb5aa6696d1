/** Runs the work in the task after the next frame, so that it does not delay that frame. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
