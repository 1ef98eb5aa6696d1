/** A line that `npm test` shows of a suite that passed: how far something got that is bounded. */
export function figure(text: string): void {
  console.log(`» ${text}`)
}
