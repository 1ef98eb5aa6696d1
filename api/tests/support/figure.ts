/** Prints a line that `npm test` shows even when the suite passes: a measured figure with its bound. */
export function figure(text: string): void {
  console.log(`» ${text}`)
}
