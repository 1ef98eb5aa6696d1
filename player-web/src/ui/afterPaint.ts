/** Does it in the task after the next frame: what was shown by then is not held up by it. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
